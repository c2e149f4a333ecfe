import type { KeyState } from '@latchkey/domain/integrations/keys/key.contract'
import type { KeyRecord } from './keys.queries.ts'

export interface KeyClock {
  /** Milliseconds since 1970. */
  readonly now: number
  /** In business time: a key works on the last of its days. */
  readonly today: string
}

export function stateOf(
  key: Pick<KeyRecord, 'revoked_at' | 'ends_at' | 'expires_on'>,
  { now, today }: KeyClock,
): KeyState {
  if (key.revoked_at !== null) return 'revoked'
  if (key.expires_on !== null && key.expires_on < today) return 'expired'
  if (key.ends_at === null) return 'in-use'
  return key.ends_at.getTime() > now ? 'replaced' : 'expired'
}
