import { KEY_CALLS, UNKNOWN_KEYS } from '@latchkey/domain/integrations/keys/key.limits'
import { KEY_EXPIRED, KEY_NOT_KNOWN, KEY_REVOKED } from '@latchkey/domain/integrations/keys/key.messages'
import type { KeyState } from '@latchkey/domain/integrations/keys/key.contract'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Context } from '../../context/context.ts'
import type { KeyGate } from '../../platform/http/access-plugin.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { keyRefused, rateLimited } from '../../platform/http/error.ts'
import { rateLimitOn } from '../../rate-limits/rate-limit.ts'
import { triesOn } from '../../rate-limits/tries.ts'
import { keyQueries, type KeyRecord } from './keys.queries.ts'
import { stateOf } from './key.state.ts'
import { hashOfKey, hasRightChecksum, isKeyLike } from './key.text.ts'

/** The last use is written at most this often. */
const USE_WRITTEN_MS = MINUTE_MS

const REFUSALS: Readonly<Partial<Record<KeyState, string>>> = {
  expired: KEY_EXPIRED,
  revoked: KEY_REVOKED,
}

/** Read from the database at each call, so that revoking a key takes effect at the next one. */
export function keyGate(context: Context): KeyGate {
  const limit = rateLimitOn(context)
  const tries = triesOn(context)
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))

  function noteUse({ id, last_used_at: lastUsedAt }: KeyRecord, address: string): void {
    const at = new Date(context.now())
    const staleBefore = new Date(at.getTime() - USE_WRITTEN_MS)
    if (lastUsedAt !== null && lastUsedAt > staleBefore) return
    context.backgroundWrites.start(`key:${id}`, () =>
      context.change(null, ({ db }) => keyQueries(db).noteUse(id, { at, address, staleBefore })),
    )
  }

  return {
    isKeyLike,

    async authenticate(key, address) {
      if (!hasRightChecksum(key)) throw keyRefused(KEY_NOT_KNOWN)
      const record = await keyQueries(context.db).byHash(hashOfKey(key))
      if (record === undefined) {
        // Counted afterwards only: a key cannot be guessed, and an office's valid key works while an invalid one is tried.
        await tries.count({ key: `unknown-key:${networkOf(address)}`, ...UNKNOWN_KEYS })
        throw keyRefused(KEY_NOT_KNOWN)
      }
      const refusal = REFUSALS[stateOf(record, { now: context.now(), today: dates.today() })]
      if (refusal !== undefined) throw keyRefused(refusal)
      noteUse(record, address)
      return { id: record.id, name: record.name, areas: record.areas }
    },

    async count({ id }, method) {
      const kind = method === 'GET' || method === 'HEAD' ? 'read' : 'write'
      const { windowMs, [kind]: most } = KEY_CALLS
      const { count, isAllowed, retryAfterSeconds } = await limit.hit(`key-${kind}:${id}`, most, windowMs)
      const left = isAllowed ? most - count : 0
      const headers = {
        'ratelimit-policy': `"${kind}";q=${most};w=${windowMs / 1000}`,
        ratelimit: `"${kind}";r=${left};t=${retryAfterSeconds}`,
      }
      if (!isAllowed) throw rateLimited(retryAfterSeconds, headers)
      return headers
    },
  }
}
