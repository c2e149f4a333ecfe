import { appBuild } from '../../scripts/lib/app-build.ts'
import { buildWhenChanged } from '../../scripts/lib/build-when-changed.ts'
import { serverBuild } from '../../scripts/lib/server-build.ts'
import { DEMO_DATA, makeProduct } from './_product.ts'

/**
 * Creates what all journeys share: the production builds of the app and the server, and a folder of demo data. Returns the clean-up of
 * that folder.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildWhenChanged(appBuild)
  await buildWhenChanged(serverBuild)
  const template = await makeProduct()
  await template.start()
  await template.stop()
  process.env[DEMO_DATA] = template.dataDir
  return () => template.remove()
}
