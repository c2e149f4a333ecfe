import { appBuild } from '../../scripts/lib/app-build.ts'
import { buildWhenChanged } from '../../scripts/lib/build-when-changed.ts'

/** Journeys are made with what an agency gets: all of them share one production build of the app. */
export default async function globalSetup(): Promise<void> {
  await buildWhenChanged(appBuild)
}
