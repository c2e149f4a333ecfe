import type { EnquiryRow } from '@latchkey/domain/imports/enquiry-row'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { homeQueries } from '../../../leads/record/home.queries.ts'
import type { ImportSetup } from '../import-kind.ts'
import { keyQueries, type KnownKey } from '../key.queries.ts'
import type { ReadRow } from '../planned-row.ts'
import type { StoredLead } from './enquiry.columns.ts'
import { enquiryQueries } from './enquiry.queries.ts'
import { isHolding, type Holders } from './enquiry.rules.ts'

/** A home in stock with its rent. */
export type LinkedHome = Awaited<ReturnType<ReturnType<typeof homeQueries>['findAll']>>[number]

export interface ReadEnquiry extends ReadRow<EnquiryRow> {
  /** Of the home in stock that it names. */
  readonly homeId: number | null
}

/** Contains the records in the database that rows of a batch may be about. */
export interface Known {
  /** Keys of other rows of the import. */
  readonly usedKeys: ReadonlySet<string>
  readonly keys: ReadonlyMap<string, KnownKey>
  readonly leads: ReadonlyMap<number, StoredLead>
  readonly homes: ReadonlyMap<number, LinkedHome>
  readonly holders: Holders
}

/** Locks what the rows may change: leads first, as a save does, and then homes that they would hold. */
export async function knownOf(
  db: Kysely<Db> | Transaction<Db>,
  rows: readonly ReadEnquiry[],
  { setup, isLocking }: { setup: ImportSetup; isLocking: boolean },
): Promise<Known> {
  const queries = enquiryQueries(db)
  const keysOfKind = keyQueries(db, 'enquiries')
  const hashes = rows.map(({ keyHash }) => keyHash)
  const keys = await keysOfKind.known(setup.system, hashes)
  const leads = await queries.leads(
    [...keys.values()].flatMap(({ recordId }) => recordId ?? []),
    { isLocking },
  )
  const homesOf = (some: readonly ReadEnquiry[]) => [...new Set(some.flatMap(({ homeId }) => homeId ?? []))]
  const heldIds = homesOf(rows.filter(({ row }) => isHolding(row.values.lead.status)))
  if (isLocking && heldIds.length > 0) await queries.lockHomes(heldIds)
  const homes = await homeQueries(db).findAll(homesOf(rows))
  const linkedIds = [...leads.values()].flatMap(({ property_id: id }) => id ?? [])
  const holders = await queries.holders([...heldIds, ...linkedIds])
  return {
    usedKeys: await keysOfKind.usedKeys(setup.importId, hashes, rows[0]?.line ?? 0),
    keys,
    leads,
    homes: new Map(homes.map((home) => [home.id, home])),
    holders: Map.groupBy(
      holders.map(({ id, property_id: homeId, first_name: firstName, last_name: lastName }) => ({
        id,
        homeId: homeId ?? 0,
        name: leadName({ firstName, lastName }),
      })),
      ({ homeId }) => homeId,
    ),
  }
}
