#!/bin/sh
# PostgreSQL of one node, kept by Patroni. Run it as the account that owns the data folder.
# Usage: patroni.sh <name> <address> <data folder> 10.77.0.1:2379,10.77.0.2:2379,..
# The passwords come from the environment: PATRONI_SUPERUSER_PASSWORD and PATRONI_REPLICATION_PASSWORD.
set -eu
export PATRONI_NAME="$1"
export PATRONI_ETCD_HOSTS="$4"
export PATRONI_RESTAPI_LISTEN="$2:8008" PATRONI_RESTAPI_CONNECT_ADDRESS="$2:8008"
export PATRONI_POSTGRESQL_LISTEN="$2:5432" PATRONI_POSTGRESQL_CONNECT_ADDRESS="$2:5432"
export PATRONI_POSTGRESQL_DATA_DIR="$3/data" PATRONI_POSTGRESQL_PGPASS="$3/pgpass"
export PATRONI_POSTGRESQL_BIN_DIR="${PATRONI_POSTGRESQL_BIN_DIR:-/usr/lib/postgresql/15/bin}"
here=$(cd "$(dirname "$0")" && pwd)
export PATRONI_SUPERUSER_USERNAME=postgres PATRONI_REPLICATION_USERNAME=replicator
# Without a repository PostgreSQL must not archive: a standby that missed two failovers would need the archive.
if [ -e "$here/pgbackrest.conf" ]; then archive=on; else archive=off; fi
mkdir -p "$3"
sed "s#ARCHIVE_MODE#$archive#g; s#SCRIPTS_FOLDER#$here#g; s#DATA_FOLDER#$3#g" "$here/patroni.yml" > "$3/patroni.yml"
exec patroni "$3/patroni.yml"
