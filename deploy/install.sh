#!/bin/sh
# Installs the server's run-time dependencies, and Node 24, in the folder above this one.
set -eu
cd "$(dirname "$0")/.."
pnpm=$(node -p "require('./package.json').packageManager")
exec npx --yes "$pnpm" install --prod --frozen-lockfile --filter '@latchkey/server...' --reporter=append-only
