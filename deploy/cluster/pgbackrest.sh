#!/bin/sh
# pgBackRest of one node. Run it as the account that owns the data folder.
# Usage: pgbackrest.sh <data folder> backup --type=full
set -eu
data="$1/data"
# Not an option of all commands.
export PGBACKREST_PG1_SOCKET_PATH="$1"
shift
exec pgbackrest --config="$(cd "$(dirname "$0")" && pwd)/pgbackrest.conf" --stanza=latchkey --pg1-path="$data" "$@"
