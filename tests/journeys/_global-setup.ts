import { appBuild } from '../../scripts/lib/app-build.ts'
import { buildWhenChanged } from '../../scripts/lib/build-when-changed.ts'
import { DEMO_DATA, makeProduct } from './_product.ts'

/**
 * Makes what all journeys share: one production build of the app, which is what an agency gets, and one folder of demo
 * data. Returns what takes the data away again.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildWhenChanged(appBuild)
  const template = await makeProduct()
  await template.start()
  await template.stop()
  process.env[DEMO_DATA] = template.dataDir
  return () => template.remove()
}
