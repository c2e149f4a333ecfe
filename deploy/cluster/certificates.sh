#!/bin/sh
# Makes the certificate authority of a cluster, and a certificate with its key for each machine, all for ten years. An
# authority that is there is kept, for a further machine. Keep the folder off the machines: whoever has ca.key is one.
# Usage: certificates.sh <folder> pg1=10.77.0.1 pg2=10.77.0.2 pg3=10.77.0.3 app1=10.77.0.11
set -eu
umask 077
folder="$1"
shift
make() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -config /dev/stdin "$@" 2> /dev/null
}
mkdir -p "$folder"
[ -e "$folder/ca.key" ] || make -keyout "$folder/ca.key" -out "$folder/ca.crt" <<EOF
[req]
prompt = no
distinguished_name = name
x509_extensions = extensions
[name]
CN = Latchkey cluster
[extensions]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
EOF
for machine in "$@"; do
  name="${machine%%=*}"
  mkdir -p "$folder/$name"
  # By 127.0.0.1 it is reached through HAProxy.
  make -CA "$folder/ca.crt" -CAkey "$folder/ca.key" -keyout "$folder/$name/node.key" -out "$folder/$name/node.crt" <<EOF
[req]
prompt = no
distinguished_name = name
x509_extensions = extensions
[name]
CN = $name
[extensions]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth, clientAuth
subjectAltName = DNS:$name, DNS:localhost, IP:${machine#*=}, IP:127.0.0.1
EOF
  # For HAProxy.
  cat "$folder/$name/node.crt" "$folder/$name/node.key" > "$folder/$name/node.pem"
  cp "$folder/ca.crt" "$folder/$name/ca.crt"
done
