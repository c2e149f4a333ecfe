import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import { networkOf } from '../platform/http/client-address.ts'
import { unauthenticated } from '../platform/http/error.ts'
import type { Tries } from '../rate-limits/tries.ts'

/** Wrong keys of one address, limited as wrong passwords are. */
const WRONG_KEYS = { max: 50, windowMs: 15 * MINUTE_MS }

/** Enquiries of one address: far above what portals send. */
const ENQUIRIES = { max: 600, windowMs: MINUTE_MS }

/**
 * Lets an enquiry in whose key is right.
 * @throws AppError 401 for a wrong one, 429 after too many
 */
export async function admitted(tries: Tries, address: string, hasRightKey: () => boolean): Promise<void> {
  const wrongKeys = { key: `intake-key:${networkOf(address)}`, ...WRONG_KEYS }
  await tries.count(wrongKeys)
  if (!hasRightKey()) throw unauthenticated()
  await tries.decrement(wrongKeys)
  await tries.count({ key: `intake:${networkOf(address)}`, ...ENQUIRIES })
}
