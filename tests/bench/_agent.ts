import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../packages/server/src/demo/demo-accounts.ts'

/** A signed-in client that makes the same calls as the page. */
export interface Agent {
  readonly token: string
  /** Gets a path below `/api` and reads the whole response. */
  get<Body = unknown>(address: string): Promise<Body>
  post<Body = unknown>(address: string, body: unknown): Promise<Body>
}

export async function signIn(url: string, username = DEMO_ACCOUNTS[0]?.username): Promise<Agent> {
  const credentials = { username, password: DEMO_PASSWORD }
  const { jwt } = await call<{ jwt: string }>(url, 'users/login', { body: credentials })
  return {
    token: jwt,
    get: (address) => call(url, address, { token: jwt }),
    post: (address, body) => call(url, address, { token: jwt, body }),
  }
}

interface Call {
  readonly token?: string
  readonly body?: unknown
}

async function call<Body>(url: string, address: string, { token, body }: Call): Promise<Body> {
  const response = await fetch(`${url}/api/${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}
