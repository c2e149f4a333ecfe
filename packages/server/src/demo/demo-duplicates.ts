import type { MergedField } from '@latchkey/domain/duplicates/merge.rules'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import type { Insertable, Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { LeadTable } from '../db/tables/leads.ts'
import { MERGE_CHANGES } from '../leads/record/lead.history.ts'
import { homeQueries } from '../leads/record/home.queries.ts'

type DemoLead = Insertable<LeadTable>

/** Enquiries of the same person, by index in the list of leads. */
const SAME_PERSON = [
  { nr: 3, of: 2, isSameHome: true },
  { nr: 9, of: 8, isSameHome: true },
  { nr: 15, of: 14, isSameHome: true },
  { nr: 21, of: 20, isSameHome: false },
] as const

/** Index of the lead that another one was merged into. */
const KEPT = 26

/** Makes three leads duplicates about one home, and one about two homes. */
export function withDuplicates(leads: readonly DemoLead[]): DemoLead[] {
  const changed = [...leads]
  for (const { nr, of, isSameHome } of SAME_PERSON) {
    const [own, first] = [leads[nr], leads[of]]
    if (!own || !first) throw new Error('The demo has fewer enquiries than it has duplicates.')
    changed[nr] = { ...own, ...(isSameHome && homeOf(first)), ...inOtherWords(first) }
  }
  return changed
}

/** Adds a lead that was merged yesterday, with its audit entry. */
export async function insertMergedLead(
  db: Transaction<Db>,
  stored: readonly { id: number }[],
  leads: readonly DemoLead[],
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const [kept, { id: keptId } = { id: 0 }] = [leads[KEPT], stored[KEPT]]
  if (!kept) throw new Error('The demo has fewer enquiries than it merges.')
  const at = new Date(now.getTime() - 20 * HOUR_MS)
  const { id } = await db
    .insertInto('lead')
    .values({ ...kept, ...inOtherWords(kept), deleted_at: at, merged_into_id: keptId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await homeQueries(db).copyImages([id])
  const changes: MergedField[] = [{ field: 'email', from: `old.${kept.email}`, to: kept.email }]
  const { id: mergeId } = await db
    .insertInto('lead_merge')
    .values({ kept_id: keptId, merged_id: id, user_id: userId, at, changes: JSON.stringify(changes) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = (entityId: number, trail: object[]) => ({
    at,
    user_id: userId,
    action: 'lead.merge',
    entity: 'lead',
    entity_id: entityId,
    changes: JSON.stringify(trail),
  })
  await db
    .insertInto('audit')
    .values([
      line(keptId, [
        { field: MERGE_CHANGES.id, from: null, to: mergeId },
        { field: MERGE_CHANGES.with, from: null, to: shortName(kept) },
        ...changes,
      ]),
      line(id, [{ field: MERGE_CHANGES.into, from: null, to: `${kept.first_name} ${kept.last_name}` }]),
    ])
    .execute()
}

/** The same person, spelled as another portal would. */
function inOtherWords(person: DemoLead): Pick<DemoLead, 'first_name' | 'last_name' | 'phone' | 'email'> {
  return {
    first_name: `${person.first_name.slice(0, 1)}.`,
    last_name: person.last_name,
    phone: person.phone.replace(/^07/, '+44 7'),
    email: person.email.replace(/^([a-z])[a-z]*/, '$1'),
  }
}

const shortName = (person: DemoLead): string => `${person.first_name.slice(0, 1)}. ${person.last_name}`

const homeOf = (lead: DemoLead): Partial<DemoLead> =>
  Object.fromEntries(Object.entries(lead).filter(([column]) => column.startsWith('property_')))
