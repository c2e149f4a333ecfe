#!/bin/sh
# Calls Patroni or etcd with the certificate of this machine. Run it as the account that owns `tls`.
# Usage: curl.sh https://10.77.0.1:8008/cluster
set -eu
tls=$(cd "$(dirname "$0")" && pwd)/tls
exec curl --silent --show-error --cacert "$tls/ca.crt" --cert "$tls/node.crt" --key "$tls/node.key" "$@"
