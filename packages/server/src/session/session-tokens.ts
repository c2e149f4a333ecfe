import { randomBytes } from 'node:crypto'
import type { Context } from '../context/context.ts'
import { readJwt, signJwt } from './jwt.ts'
import { TOKEN_MS } from './session.limits.ts'
import { installationKey } from './signing-key.ts'

/** Makes and reads the bearer tokens of sessions. */
export interface SessionTokens {
  /** A fresh token of a session; it never outlives the session. */
  tokenOf(secret: string, sessionEndsAt: Date): Promise<string>
  /** The session's secret in a token that is ours and has not run out; null for anything else. */
  secretIn(token: string): Promise<string | null>
}

/** Creates it from the context; the signing key is read when it is first needed. */
export function sessionTokens(context: Pick<Context, 'db' | 'change' | 'now'>): SessionTokens {
  const signingKey = installationKey(context)
  return {
    async tokenOf(secret, sessionEndsAt) {
      const now = context.now()
      const exp = Math.min(now + TOKEN_MS, sessionEndsAt.getTime())
      const claims = {
        secret,
        jti: randomBytes(9).toString('base64url'),
        iat: seconds(now),
        exp: seconds(exp),
      }
      return signJwt(claims, await signingKey())
    },
    async secretIn(token) {
      const claims = await readJwt(token, await signingKey(), seconds(context.now()))
      return claims?.secret ?? null
    },
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
