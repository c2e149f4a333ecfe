import { buildWhenChanged } from '../lib/build-when-changed.ts'
import { serverBuild } from '../lib/server-build.ts'

/** Builds the server for tests that start it in a process of its own. */
export default () => buildWhenChanged(serverBuild)
