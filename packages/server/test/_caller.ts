import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
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

function calls({ app, context }: TestServer, headers: Record<string, string>): Calls {
  const ask = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const response = await app.inject({ ...request, headers })
    // So that the next step of a test finds what this one recorded.
    await context.backgroundWrites.settled()
    return response
  }
  const send = (method: 'POST' | 'PUT', url: string, body?: object) =>
    ask({ method, url: `/api${url}`, ...(body && { payload: body }) })
  return {
    get: (url) => ask({ url: `/api${url}` }),
    post: (url, body) => send('POST', url, body),
    put: (url, body) => send('PUT', url, body),
    delete: (url) => ask({ method: 'DELETE', url: `/api${url}` }),
  }
}
