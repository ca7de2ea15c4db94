#!/usr/bin/env bash
# Starts what stands in this folder for real and tries it: as root on Debian, with Debian's nginx, Caddy and PostgreSQL.
#
#   deploy/uji.sh          a release as kantor.service starts it, on PostgreSQL with a role without rights, its pictures on
#                          S3, behind nginx and behind Caddy: HTTP/2, sign-in, live stream, upload, PDF, and processes
#                          that are replaced under load
#   deploy/uji.sh wadah    builds the Dockerfile on a Debian of its own and runs the image without root on a read-only disk
#
# Missing packages are installed, and Debian starts what it installs: use a machine for trials. The rest is gone at the end.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/node/bin:$PATH" NODE_NO_WARNINGS=1
# A fresh clone has no modules yet; what follows takes the pinned Node from them.
node -e 'import("./tools/lib/install.mjs").then((m) => m.ensureInstalled())'
work=$(mktemp -d /tmp/kantor-uji-XXXXXX)
chmod 755 "$work"
started=()

stop() {
  for pid in "${started[@]}"; do kill -TERM "$pid" 2> /dev/null || true; done
  for pid in "${started[@]}"; do wait "$pid" 2> /dev/null || true; done
  [ ! -d "$work/db" ] || as_nobody "$postgres/pg_ctl" -D "$work/db" -m fast stop > /dev/null 2>&1 || true
  rm -rf "$work"
}
trap stop EXIT

need() {
  local missing=()
  for name in "$@"; do dpkg -s "$name" > /dev/null 2>&1 || missing+=("$name"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  echo "Installing ${missing[*]}"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o Dpkg::Lock::Timeout=300 "${missing[@]}" > "$work/apt.log" 2>&1 || { cat "$work/apt.log"; exit 1; }
}

as_nobody() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }
begin() {
  local log=$work/$1.log
  shift
  "$@" > "$log" 2>&1 &
  started+=("$!")
}
# What a line of the unit says, with the release where it was unpacked here.
unit() { sed -n "s/^$1=//p" deploy/systemd/kantor.service | sed "s#/opt/kantor#$work/kantor#g"; }

# A database as a provider of managed PostgreSQL gives it: owned by a role that may do nothing else.
start_database() {
  postgres=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
  install -d -o 65534 -g 65534 "$work/db" "$work/run"
  as_nobody "$postgres/initdb" -D "$work/db" -U postgres --auth=trust --no-sync > "$work/initdb.log"
  as_nobody "$postgres/pg_ctl" -D "$work/db" -l "$work/run/db.log" -w \
    -o "-p 3956 -c listen_addresses=127.0.0.1 -c unix_socket_directories=$work/run" start > /dev/null
  psql -q -h 127.0.0.1 -p 3956 -U postgres -c "create role kantor login" -c "create database kantor owner kantor"
  "$postgres/postgres" --version
}

# Two releases and the link to the present one; the app as the unit starts it, secrets in files.
start_app() {
  mkdir "$work/kantor" "$work/rahasia"
  node tools/release.mjs --folder "$work/kantor/satu"
  cp -al "$work/kantor/satu" "$work/kantor/dua"
  ln -s satu "$work/kantor/current"
  install -d -o 65534 -g 65534 -m 0700 "$work/data"
  printf 'postgres://kantor@127.0.0.1:3956/kantor\n' > "$work/rahasia/database_url"
  sed "s#/opt/kantor#$work/kantor#g" deploy/systemd/kantor.service > "$work/kantor.service"
  systemd-analyze verify "$work/kantor.service"
  systemd-analyze security --offline=true "$work/kantor.service" | tail -n 1
  local settings
  read -ra settings <<< "$(unit Environment)"
  # What kantor.env would say.
  settings+=(DATA_DIR="$work/data" PORT=3950 TRUST_PROXY=1 PUBLIC_URL=https://localhost:3952
    DATABASE_URL_FILE="$work/rahasia/database_url" ADMIN_PASSWORD=gerimis-bolpen-perahu
    S3_ENDPOINT=http://127.0.0.1:3957 S3_BUCKET=kantor S3_ACCESS_KEY=S3RVER S3_SECRET_KEY=S3RVER S3_FORCE_PATH_STYLE=1)
  # shellcheck disable=SC2046 # a command with its words
  begin app setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --bounding-set=-all \
    env -i PATH=/usr/bin:/bin "${settings[@]}" $(unit ExecStart)
  app=$!
  # shellcheck disable=SC2046
  env PORT=3950 $(unit ExecStartPost | sed 's/3600/120/') || { cat "$work/app.log"; exit 1; }
}

start_proxies() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2> /dev/null
  sed -e "s#127.0.0.1:3000#127.0.0.1:3950#; s#listen \(\[::\]:\)\?80;#listen \13951;#; s#443 ssl#3952 ssl#" \
    -e "s#/etc/ssl/kantor#$work#; s#/var/log/nginx#$work#" deploy/nginx/kantor.conf > "$work/kantor.conf"
  printf 'pid %s; error_log %s; events {} http { include /etc/nginx/mime.types; include %s; }\n' \
    "$work/nginx.pid" "$work/nginx-error.log" "$work/kantor.conf" > "$work/nginx.conf"
  begin nginx nginx -c "$work/nginx.conf" -g 'daemon off;'
  # Only so that it takes no port of this machine and changes none of its certificates.
  printf '{\n\tauto_https disable_redirects\n\tskip_install_trust\n\tadmin localhost:3955\n}\nimport %s\n' \
    "$PWD/deploy/caddy/Caddyfile" > "$work/Caddyfile"
  begin caddy env XDG_DATA_HOME="$work/caddy" KANTOR_HOST=localhost:3953 KANTOR_UPSTREAM=127.0.0.1:3950 \
    caddy run --config "$work/Caddyfile" --adapter caddyfile
}

samples() {
  need nginx-light caddy postgresql openssl
  start_database
  mkdir "$work/s3"
  begin s3 node node_modules/s3rver/bin/s3rver.js -d "$work/s3" -a 127.0.0.1 -p 3957 --configure-bucket kantor
  start_app
  start_proxies
  local try=(env NODE_TLS_REJECT_UNAUTHORIZED=0 APP_LOG="$work/app.log" APP_PID="$app" RELOAD="$(unit ExecReload)"
    RELEASES="$work/kantor" DATABASE="postgres://postgres@127.0.0.1:3956/kantor" node deploy/uji.ts)
  "${try[@]}" nginx https://localhost:3952 "$work/kantor.log"
  "${try[@]}" Caddy https://localhost:3953 "$work/caddy.log"
  [ "$(find "$work/s3" -path '*gambar*' -type f | wc -l)" -gt 0 ] || { echo "No picture came to S3"; exit 1; }
  kill -TERM "$app"
  wait "$app"
  echo "The app ended in order"
}

# An image like node:24-bookworm, of Debian's own packages and the Node that is pinned here.
debian_with_node() {
  local base=$work/debian
  debootstrap --variant=minbase --include=binutils,ca-certificates bookworm "$base" > "$work/debootstrap.log" 2>&1 \
    || { tail -n 5 "$work/debootstrap.log"; exit 1; }
  local npm
  npm=$(dirname "$(readlink -f "$(command -v npm)")")/..
  mkdir -p "$base/usr/local/lib/node_modules"
  cp node_modules/node/bin/node "$base/usr/local/bin/"
  cp -a "$npm" "$base/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/local/bin/npm"
  # npm and its certificates as they are set up on this machine; the image itself holds nothing of them.
  cp ~/.npmrc "$base/root/" 2> /dev/null || true
  cp /usr/local/etc/npmrc "$base/usr/local/etc/" 2> /dev/null || true
  cp -r /etc/ssl/certs/. "$base/etc/ssl/certs/"
  local made
  made=$(buildah from scratch)
  buildah copy -q "$made" "$base" / > /dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt --env PATH=/usr/local/bin:/usr/bin:/bin "$made"
  buildah commit -q "$made" localhost/kantor-dasar > /dev/null
  buildah rm "$made" > /dev/null
  rm -rf "$base"
}

# Waits until the metrics of the app on a port have a line, for so many seconds.
until_metric() {
  node -e '
    const [port, line, seconds] = process.argv.slice(1);
    const late = Date.now() + seconds * 1000;
    for (;;) {
      const said = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text()).catch(() => "");
      if (new RegExp(`^${line}`, "m").test(said)) break;
      if (Date.now() > late) throw new Error(`The metrics never said ${line}`);
      await new Promise((done) => setTimeout(done, 1000));
    }' --input-type=module "$@"
}

container() {
  need debootstrap buildah podman runc
  export STORAGE_DRIVER=vfs
  local run=(podman --root "$work/images" --runroot "$work/run" --runtime runc --cgroup-manager cgroupfs)
  buildah() { command buildah --root "$work/images" --runroot "$work/run" "$@"; }
  debian_with_node
  buildah bud -q --isolation chroot --network host --format docker --build-arg NODE_IMAGE=localhost/kantor-dasar -t kantor . > "$work/build.log" 2>&1 \
    || { tail -n 20 "$work/build.log"; exit 1; }
  local bytes
  bytes=$(buildah inspect --type image --format '{{.FromImageID}}' kantor > /dev/null && "${run[@]}" image inspect --format '{{.Size}}' kantor)
  echo "The image has $((bytes / 1000000)) MB"
  [ "$bytes" -lt 250000000 ] || { echo "That is too much"; exit 1; }
  "${run[@]}" run -d --name kantor-uji --no-healthcheck --ulimit nofile=1024:1024 --ulimit nproc=1024:1024 --read-only \
    --cap-drop ALL --security-opt no-new-privileges --tmpfs /tmp --network host -v kantor-uji:/data \
    -e HOST=127.0.0.1 -e PORT=3958 -e WORKERS=2 -e ADMIN_PASSWORD=gerimis-bolpen-perahu kantor > /dev/null
  local inside=("${run[@]}" exec kantor-uji)
  "${inside[@]}" node tools/ready.mjs 60 || { "${run[@]}" logs kantor-uji; exit 1; }
  "${inside[@]}" node tools/backup.mjs
  "${inside[@]}" ./kantor check-books | tail -n 1
  echo "Waiting for the first base copy of the archive, some five minutes"
  until_metric 3958 'kantor_guard_age_seconds.guard="dasar". [0-9]' 420
  "${inside[@]}" node server/ujiPulihProses.ts
  "${run[@]}" kill -s USR2 kantor-uji > /dev/null
  until "${run[@]}" logs kantor-uji 2>&1 | grep -q "All processes were replaced"; do sleep 0.2; done
  "${run[@]}" stop -t 60 kantor-uji > /dev/null
  "${run[@]}" ps -a --format '{{.Status}}' | grep -q "Exited (0)" || { "${run[@]}" logs kantor-uji; exit 1; }
  "${run[@]}" rm kantor-uji > /dev/null
  echo "The container served, was backed up and archived, restored, replaced its processes and ended in order"
  full_spool
}

# A spool in which no segment has room: that is an alarm after ten minutes, and the container stops all the same.
full_spool() {
  "${run[@]}" run -d --name kantor-penuh --no-healthcheck --ulimit nofile=1024:1024 --ulimit nproc=1024:1024 --read-only --cap-drop ALL --security-opt no-new-privileges \
    --tmpfs /tmp --tmpfs /data/postgres.arsip:size=8m,mode=1777 --network host -v kantor-penuh:/data \
    -e HOST=127.0.0.1 -e PORT=3959 -e ADMIN_PASSWORD=gerimis-bolpen-perahu kantor > /dev/null
  echo "Waiting for the alarm of a full spool, some twelve minutes"
  until_metric 3959 'kantor_guard_failing.guard="arsip". 1' 960
  local begun=$SECONDS
  "${run[@]}" stop -t 60 kantor-penuh > /dev/null
  echo "A full spool is an alarm, and the container stopped after $((SECONDS - begun)) s"
  [ $((SECONDS - begun)) -lt 20 ] || { "${run[@]}" logs kantor-penuh; exit 1; }
  "${run[@]}" rm kantor-penuh > /dev/null
}

case "${1-}" in
  "") samples ;;
  wadah) container ;;
  *) sed -n '2,/^set/s/^# \?//p' "$0"; exit 2 ;;
esac
