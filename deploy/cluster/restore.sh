#!/bin/sh
# Takes the database of one node back to a second, while Patroni is stopped on all nodes. Run it as the account that
# owns the data folder; then remove the cluster from etcd, and start Patroni here first.
# Usage: restore.sh <data folder> '2026-11-25 10:41:07+00'
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bin="${PATRONI_POSTGRESQL_BIN_DIR:-/usr/lib/postgresql/15/bin}"
sh "$here/pgbackrest.sh" "$1" restore --delta --type=time --target="$2" --target-action=promote
# Without the network, so that nobody writes to it meanwhile.
"$bin/pg_ctl" start --pgdata="$1/data" --options="-c listen_addresses=''" --log="$1/restore.log" --wait --timeout=86400 ||
  { cat "$1/restore.log"; exit 1; }
query() { psql --host="$1" --username=postgres --no-psqlrc --tuples-only --no-align --command="$2"; }
until [ "$(query "$1" 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
# The time of the restore: a replica would stop there too.
query "$1" 'alter system reset all' > /dev/null
"$bin/pg_ctl" stop --pgdata="$1/data" --wait --timeout=86400
