import { appBuild } from './lib/app-build.ts'
import { buildWhenChanged } from './lib/build-when-changed.ts'

await buildWhenChanged(appBuild)
// In this process, so that signals reach the server itself.
await import('./serve.ts')
