import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { sealingOf, type Sealing } from '../platform/crypto/sealing.ts'

const PREFIX = 'whsec_'
const BYTES = 32

export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64')

/** Secrets must be readable, to sign with: the database alone does not give them away (rule I0.2). */
export const secretSealing = (config: Pick<Config, 'dataDir'>): Sealing => sealingOf(config, 'webhooks.key')

/** Signs as Standard Webhooks 1.0.0 has it; each of several secrets gives one signature. */
export const signatureOf = (
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: Buffer,
): string =>
  secrets
    .map((secret) =>
      createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
        .update(`${id}.${timestamp}.`)
        .update(body)
        .digest('base64'),
    )
    .map((signature) => `v1,${signature}`)
    .join(' ')
