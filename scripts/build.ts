import { appBuild } from './lib/app-build.ts'
import { buildAnyway } from './lib/build-when-changed.ts'

await buildAnyway(appBuild)
