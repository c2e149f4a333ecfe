import { Secret, TOTP } from 'otpauth'
import type { Caller } from './_caller.ts'
import type { TestServer } from './_harness.ts'
import { TEST_PASSWORD } from './_people.ts'

/** A person with an authenticator app. */
export interface Enrolled {
  readonly secret: string
  readonly recoveryCodes: string[]
}

/** `timestamp` in milliseconds. */
export function codeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** The current code, or the one of a later period. */
export function codeOf(server: TestServer, secret: string, periods = 0): string {
  return codeAt(secret, server.clock.now + periods * 30_000)
}

/** Not valid now. */
export function wrongCode(server: TestServer, secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((periods) => codeOf(server, secret, periods))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}

/** Enables two-factor sign-in and advances the clock to the next code. */
export async function enrol(server: TestServer, person: Caller): Promise<Enrolled> {
  const { secret } = (await person.post('/users/two-factor/set-up', { password: TEST_PASSWORD })).json<{
    secret: string
  }>()
  const on = await person.post('/users/two-factor/switch-on', { code: codeOf(server, secret) })
  server.clock.advance(60_000)
  return { secret, ...on.json<{ recoveryCodes: string[] }>() }
}
