#!/bin/sh
# Makes the secrets of compose.yaml in deploy/compose/rahasia, once. The folder is closed to others; the files are open,
# because each container has a user of its own and sees only its files.
set -eu
cd "$(dirname "$0")"
[ ! -e rahasia ] || { echo "deploy/compose/rahasia is there already: nothing was changed" >&2; exit 1; }
mkdir -m 0700 rahasia
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
random > rahasia/postgres_password
printf 'postgres://kantor:%s@db:5432/kantor' "$(random)" > rahasia/database_url
random > rahasia/metrics_token
chmod 0444 rahasia/*
