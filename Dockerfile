# Kantor in a container: docker build -t kantor .
# The image is a release (tools/release.mjs) with the libraries and three programs of Debian that it needs: no package
# manager, nothing to install with, no root. compose.yaml shows how to run it.
ARG NODE_IMAGE=node:24-bookworm

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY test/klien/package.json test/klien/
RUN npm ci --include=dev --include=optional
COPY . .
RUN node tools/release.mjs --folder /image/kantor
# Symbols for debuggers are a seventh of Node. PostgreSQL's initdb asks who it is and calls sh, a
# restore to the minute gzip.
RUN set -eu; cd /image; \
    if command -v strip > /dev/null; then strip kantor/node_modules/node/bin/node; fi; \
    mkdir -m 1777 tmp; mkdir -p bin etc; cp /bin/sh /bin/gzip /usr/bin/dirname bin/; \
    echo 'kantor:x:10001:10001:Kantor:/data:/bin/sh' > etc/passwd; echo 'kantor:x:10001:' > etc/group; \
    find . -type f \( -path '*/bin/*' -o -name '*.so*' -o -name '*.node' \) -exec ldd {} \; 2> /dev/null \
      | awk '$2 == "=>" && $3 ~ "^/" { print $3 } $1 ~ "^/" && NF == 2 { print $1 }' \
      | grep -v '^/image/' | sort -u | xargs cp -L --parents -t /image; \
    mkdir -m 0700 /data

FROM scratch
COPY --from=build /image /
COPY --from=build --chown=10001:10001 /data /data
ENV PATH=/kantor/node_modules/node/bin:/bin HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /kantor
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=6s --start-period=120s CMD ["node", "tools/ready.mjs"]
ENTRYPOINT ["node", "tools/start.mjs"]
