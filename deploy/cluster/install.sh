#!/usr/bin/env bash
# Installs what deploy/cluster runs: PostgreSQL, Patroni, etcd and HAProxy of Debian. Nothing is started.
set -eu
[ "$(id -u)" = 0 ] || { echo "Run this as root: it installs packages." >&2; exit 1; }
needed=(postgresql patroni python3-etcd etcd-server haproxy iproute2 util-linux)
missing=()
for package in "${needed[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing+=("$package")
done
[ ${#missing[@]} = 0 ] && exit 0
# The packages must not start servers of their own.
printf '#!/bin/sh\nexit 101\n' > /tmp/kantor-policy-rc.d
had=$([ -e /usr/sbin/policy-rc.d ] && echo 1 || echo 0)
[ "$had" = 1 ] || install -m 755 /tmp/kantor-policy-rc.d /usr/sbin/policy-rc.d
trap 'rm -f /tmp/kantor-policy-rc.d; [ "$had" = 1 ] || rm -f /usr/sbin/policy-rc.d' EXIT
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -y -q --no-install-recommends "${missing[@]}"
