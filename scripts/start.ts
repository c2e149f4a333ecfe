import { appBuild } from './lib/app-build.ts'
import { buildWhenChanged } from './lib/build-when-changed.ts'
import { serverBuild } from './lib/server-build.ts'

// The server then runs in a process of its own, without the memory of the build: bootstrap/run.mjs.
await buildWhenChanged(appBuild)
await buildWhenChanged(serverBuild)
