import fs from 'node:fs'
import { narrowedIn, type ApiDocument } from './narrowed-document.ts'
import { readRoutes } from './read-routes.ts'
import { inRoot } from './root.ts'

/** The calls that are open to API keys, as they were promised (rule I6.2). */
export const KEYS_DOCUMENT = 'docs/openapi-for-keys.json'

/** The types that the example has of it. */
export const EXAMPLE_TYPES = 'examples/website/api-for-keys.d.ts'

/** The example has a program of its own, because it needs an older TypeScript than ours. */
export const MAKE_TYPES = inRoot('examples/website/node_modules/.bin/openapi-typescript')

export const documentForKeys = (): Promise<ApiDocument> =>
  readRoutes(async (app) => (await app.inject({ url: '/api/openapi.json?for=keys' })).json<ApiDocument>())

export const storedDocument = (): ApiDocument =>
  JSON.parse(fs.readFileSync(inRoot(KEYS_DOCUMENT), 'utf8')) as ApiDocument

/**
 * Stores what was added.
 * @throws Error when something that programs rely on is gone or narrower
 */
export async function storeDocument(): Promise<void> {
  const document = await documentForKeys()
  const narrowed = narrowedIn(storedDocument(), document)
  if (narrowed.length > 0) throw new Error(`${KEYS_DOCUMENT}: programs rely on this.\n${narrowed.join('\n')}`)
  fs.writeFileSync(inRoot(KEYS_DOCUMENT), JSON.stringify(document))
}
