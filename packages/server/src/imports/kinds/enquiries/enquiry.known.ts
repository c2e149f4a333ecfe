import type { EnquiryRow } from '@latchkey/domain/imports/enquiry-row'
import { leadName } from '@latchkey/domain/leads/lead.names'
import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { homeQueries } from '../../../leads/record/home.queries.ts'
import type { FileRow, ImportSetup } from '../import-kind.ts'
import type { StoredLead } from './enquiry.columns.ts'
import { enquiryQueries, type KnownKey } from './enquiry.queries.ts'
import { isHolding, type Holders } from './enquiry.rules.ts'
import type { HomeIndex } from './home-index.ts'

/** A home in stock with its rent. */
export type LinkedHome = Awaited<ReturnType<ReturnType<typeof homeQueries>['findAll']>>[number]

/** A row of the file with what its cells say. */
export interface ReadRow extends FileRow {
  readonly row: EnquiryRow
  readonly keyHash: Buffer
  /** The same as base64. */
  readonly hash: string
}

/** What the database knows about the rows of a batch. */
export interface Known extends Holders {
  /** Keys of other rows of the import. */
  readonly taken: ReadonlySet<string>
  readonly keys: ReadonlyMap<string, KnownKey>
  readonly leads: ReadonlyMap<number, StoredLead>
  homeOf(row: EnquiryRow): LinkedHome | undefined
}

/** Locks what the rows may change: leads first, as a save does, and then homes that they would hold. */
export async function knownOf(
  db: Kysely<Db> | Transaction<Db>,
  rows: readonly ReadRow[],
  { setup, homes, isLocking }: { setup: ImportSetup; homes: HomeIndex; isLocking: boolean },
): Promise<Known> {
  const queries = enquiryQueries(db)
  const hashes = rows.map(({ keyHash }) => keyHash)
  const keys = await queries.known(setup.system, hashes)
  const leads = await queries.leads(
    [...keys.values()].flatMap(({ recordId }) => recordId ?? []),
    { isLocking },
  )
  const idOf = ({ values }: EnquiryRow) => homes.find(values)
  const idsOf = (some: readonly ReadRow[]) => [...new Set(some.flatMap(({ row }) => idOf(row) ?? []))]
  const heldIds = idsOf(rows.filter(({ row }) => isHolding(row.values.lead.status)))
  if (isLocking && heldIds.length > 0) await queries.lockHomes(heldIds)
  const found = new Map((await homeQueries(db).findAll(idsOf(rows))).map((home) => [home.id, home]))
  const linkedIds = [...leads.values()].flatMap(({ property_id: id }) => id ?? [])
  const holders = await queries.holders([...heldIds, ...linkedIds])
  return {
    taken: await queries.taken(setup.importId, hashes, rows[0]?.line ?? 0),
    keys,
    leads,
    homeOf: (row) => found.get(idOf(row) ?? 0),
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
