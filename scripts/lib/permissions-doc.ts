import { permissionsPage } from '../../packages/server/src/platform/http/access-docs.ts'
import { accessTable } from '../../packages/server/src/platform/http/access-plugin.ts'
import { readRoutes } from './read-routes.ts'

export const PERMISSIONS_DOC = 'docs/PERMISSIONS.md'

/** The expected text of docs/PERMISSIONS.md. */
export const permissionsDoc = (): Promise<string> => readRoutes((app) => permissionsPage(accessTable(app)))
