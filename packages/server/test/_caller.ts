import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { LightMyRequestResponse } from 'fastify'
import type { TestServer } from './_harness.ts'
import { makeUser, signInAs } from './_people.ts'

/** Makes calls as one person; paths omit `/api`. */
export interface Caller {
  readonly userId: number
  readonly username: string
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body?: object): Promise<LightMyRequestResponse>
  put(url: string, body?: object): Promise<LightMyRequestResponse>
  delete(url: string): Promise<LightMyRequestResponse>
}

type Calls = Pick<Caller, 'get' | 'post' | 'put' | 'delete'>

/** Signed in, with exactly these permissions. */
export async function caller(server: TestServer, ...permissions: Permission[]): Promise<Caller> {
  const person = await makeUser(server.db, permissions)
  const token = await signInAs(server.app, person.username)
  return { ...person, ...calls(server, { authorization: `Bearer ${token}` }) }
}

/** Not signed in. */
export function anonymous(server: TestServer): Calls {
  return calls(server, {})
}

function calls({ app }: TestServer, headers: Record<string, string>): Calls {
  const send = (method: 'POST' | 'PUT', url: string, body?: object) =>
    app.inject({ method, url: `/api${url}`, headers, ...(body && { payload: body }) })
  return {
    get: (url) => app.inject({ url: `/api${url}`, headers }),
    post: (url, body) => send('POST', url, body),
    put: (url, body) => send('PUT', url, body),
    delete: (url) => app.inject({ method: 'DELETE', url: `/api${url}`, headers }),
  }
}
