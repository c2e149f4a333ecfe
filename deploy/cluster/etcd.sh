#!/bin/sh
# One member of etcd, which decides which node is the primary. By its second API: through the third one, Patroni 3.0 lets
# a former primary take its lease back after a partition, and what the new one acknowledged is lost.
# Usage: etcd.sh <name> <address> <data folder> pg1=http://10.77.0.1:2380,pg2=http://10.77.0.2:2380,..
set -eu
exec etcd --name "$1" --data-dir "$3" \
  --listen-peer-urls "http://$2:2380" --initial-advertise-peer-urls "http://$2:2380" \
  --listen-client-urls "http://$2:2379" --advertise-client-urls "http://$2:2379" \
  --enable-v2 --initial-cluster "$4" --initial-cluster-state new --logger zap --log-level warn
