#!/bin/sh
# Run once by PostgreSQL's image on an empty volume: a role without special rights that owns its database, with the
# password of the address that the app gets.
set -eu
url=$(cat /run/secrets/database_url)
password=${url#*//*:}
password=${password%%@*}
psql -v ON_ERROR_STOP=1 -U postgres -v password="$password" << 'SQL'
create role kantor login password :'password';
create database kantor owner kantor;
SQL
