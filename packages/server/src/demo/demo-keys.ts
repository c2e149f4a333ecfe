import type { KeyAreas } from '@latchkey/domain/integrations/keys/key-areas'
import { addDays } from '@latchkey/domain/platform/values/days'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { newKey } from '../integrations/keys/key.text.ts'
import { keyQueries } from '../integrations/keys/keys.queries.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'

interface DemoKey {
  readonly name: string
  readonly areas: KeyAreas
  readonly ageDays: number
  /** Days from today; null for no end. */
  readonly expiresIn: number | null
  readonly isRevoked?: true
}

const KEYS: readonly DemoKey[] = [
  {
    name: 'Reporting',
    areas: { enquiries: 'read', viewings: 'read', reservations: 'read' },
    ageDays: 90,
    expiresIn: null,
    isRevoked: true,
  },
  { name: 'Old CRM', areas: { enquiries: 'change', properties: 'read' }, ageDays: 360, expiresIn: 5 },
  { name: 'Website', areas: { listings: 'read', intake: 'change' }, ageDays: 30, expiresIn: 335 },
]

/** Nobody knows these keys: a user who wants to try one replaces it. */
export async function insertDemoKeys(
  db: Transaction<Db>,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const [administrator] = DEMO_ACCOUNTS
  const { id: userId } = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', administrator?.username ?? '')
    .executeTakeFirstOrThrow()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const { name, areas, ageDays, expiresIn, isRevoked } of KEYS) {
    const { publicId, hash } = newKey()
    await keyQueries(db).insert({
      name,
      public_id: publicId,
      hash,
      areas: JSON.stringify(areas),
      created_by: userId,
      at: ago(ageDays),
      expires_on: expiresIn === null ? null : addDays(today, expiresIn),
      ...(isRevoked && { revoked_at: ago(7), revoked_by: userId }),
    })
  }
}
