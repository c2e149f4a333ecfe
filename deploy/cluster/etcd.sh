#!/bin/sh
# One member of etcd, which decides which node is the primary. By its second API: through the third one, Patroni 3.0 lets
# a former primary take its lease back after a partition, and what the new one acknowledged is lost. It answers only to
# machines with a certificate of the cluster.
# Usage: etcd.sh <name> <address> <data folder> pg1=https://10.77.0.1:2380,pg2=https://10.77.0.2:2380,..
set -eu
tls=$(cd "$(dirname "$0")" && pwd)/tls
exec etcd --name "$1" --data-dir "$3" \
  --listen-peer-urls "https://$2:2380" --initial-advertise-peer-urls "https://$2:2380" \
  --listen-client-urls "https://$2:2379" --advertise-client-urls "https://$2:2379" \
  --client-cert-auth --trusted-ca-file "$tls/ca.crt" --cert-file "$tls/node.crt" --key-file "$tls/node.key" \
  --peer-client-cert-auth --peer-trusted-ca-file "$tls/ca.crt" --peer-cert-file "$tls/node.crt" --peer-key-file "$tls/node.key" \
  --enable-v2 --initial-cluster "$4" --initial-cluster-state new --logger zap --log-level warn
