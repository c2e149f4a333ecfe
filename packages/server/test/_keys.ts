import type { KeyAreas } from '@latchkey/domain/integrations/keys/key-areas'
import type { LightMyRequestResponse } from 'fastify'
import { keyQueries } from '../src/integrations/keys/keys.queries.ts'
import { newKey } from '../src/integrations/keys/key.text.ts'
import { makeUser } from './_people.ts'
import type { TestServer } from './_harness.ts'

export const EVERY_AREA: KeyAreas = {
  enquiries: 'change',
  viewings: 'change',
  reservations: 'change',
  properties: 'change',
  listings: 'read',
  intake: 'change',
}

/** A program with a key; paths omit `/api`. */
export interface Program {
  readonly id: number
  readonly key: string
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

let keys = 0

/** A new key with these areas. */
export async function program(server: TestServer, areas: KeyAreas): Promise<Program> {
  keys += 1
  const made = newKey()
  const { userId } = await makeUser(server.db, [])
  const id = await keyQueries(server.db).insert({
    name: `Key ${keys}`,
    public_id: made.publicId,
    hash: made.hash,
    areas: JSON.stringify(areas),
    created_by: userId,
    at: new Date(server.clock.now),
  })
  return { id, key: made.text, ...callsOf(server, made.text) }
}

/** The calls of whoever holds this key. */
export function callsOf({ app, context }: TestServer, key: string): Pick<Program, 'get' | 'post'> {
  const authorization = `Bearer ${key}`
  const settled = async (response: Promise<LightMyRequestResponse>) => {
    const answer = await response
    await context.backgroundWrites.settled()
    return answer
  }
  return {
    get: (url) => settled(app.inject({ url: `/api${url}`, headers: { authorization } })),
    post: (url, body, headers = {}) =>
      settled(
        app.inject({
          method: 'POST',
          url: `/api${url}`,
          headers: { authorization, ...headers },
          ...(body && { payload: body }),
        }),
      ),
  }
}
