import type { ImportedEnquiry } from '@latchkey/domain/imports/enquiry-row'
import { rowKey } from '@latchkey/domain/imports/import-row'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { kindNumber } from '../../import.numbers.ts'
import type { ImportSetup } from '../import-kind.ts'
import { systemKey } from '../system-key.ts'
import { postcodeOf, uniqueIndex, type UniqueIndex } from '../unique-index.ts'

type AnyDb = Kysely<Db> | Transaction<Db>

/** Finds the one home in stock that a row names; null where none or several fit. */
export interface HomeIndex {
  find(values: ImportedEnquiry): number | null
}

const NONE: HomeIndex = { find: () => null }

/** Homes as they are now, which few rows need to be read for. Those of an import are also found by their reference. */
export async function homeIndex(db: AnyDb, setup: ImportSetup): Promise<HomeIndex> {
  if (!setup.columns.some(({ becomes }) => becomes.startsWith('property.'))) return NONE
  const byReference = await importedHomes(db, setup.system)
  const [byUuid, byNameAndPostcode, byLineAndPostcode, byName] = [
    uniqueIndex(),
    uniqueIndex(),
    uniqueIndex(),
    uniqueIndex(),
  ]
  const homes = await db
    .selectFrom('property')
    .select(['id', 'name', 'address_line1', 'postcode', 'crm_property_uuid'])
    .where('deleted_at', 'is', null)
    .execute()
  for (const home of homes) {
    byUuid.add([home.crm_property_uuid], home.id)
    byNameAndPostcode.add([home.name, postcodeOf(home.postcode)], home.id)
    byLineAndPostcode.add([home.address_line1, postcodeOf(home.postcode)], home.id)
    byName.add([home.name], home.id)
  }
  return {
    find({ homeReference, lead: { property } }) {
      const postcode = postcodeOf(property.postcode)
      return (
        byReference.get([setup.hashes.key(rowKey(homeReference, [])).toString('hex')]) ??
        byUuid.get([property.crmPropertyUuid]) ??
        byNameAndPostcode.get([property.name, postcode]) ??
        byLineAndPostcode.get([property.addressLine1, postcode]) ??
        byName.get([property.name])
      )
    },
  }
}

/** Maps hashes of references to homes. */
async function importedHomes(db: AnyDb, system: string): Promise<UniqueIndex> {
  const rows = await db
    .selectFrom('import_key')
    .innerJoin('property', 'property.id', 'import_key.record_id')
    .select(['property.id', sql<string>`encode(key_hash, 'hex')`.as('hash')])
    .where('kind', 'in', [kindNumber('homes'), kindNumber('projects')])
    .where('system', '=', systemKey(system))
    .where('property.deleted_at', 'is', null)
    .execute()
  const found = uniqueIndex()
  for (const { id, hash } of rows) found.add([hash], id)
  return found
}
