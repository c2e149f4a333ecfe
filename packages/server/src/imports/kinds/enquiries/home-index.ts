import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import type { ImportedEnquiry } from '@latchkey/domain/imports/enquiry-row'
import { IMPORT_KINDS } from '@latchkey/domain/imports/import.enums'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { ImportSetup } from '../import-kind.ts'
import { systemKey } from '../system-key.ts'

type AnyDb = Kysely<Db> | Transaction<Db>

/** Finds the one home in stock that a row names (rule M1.18); null where none or several fit. */
export interface HomeIndex {
  find(values: ImportedEnquiry): number | null
}

/** The id of a home; 'several' for more than one. */
type Found = Map<string, number | 'several'>

const NONE: HomeIndex = { find: () => null }

/** Homes as they are now, which few rows need to be read for. Those of an import are also found by their reference. */
export async function homeIndex(db: AnyDb, setup: ImportSetup): Promise<HomeIndex> {
  if (!setup.columns.some(({ becomes }) => becomes.startsWith('property.'))) return NONE
  const byReference = await importedHomes(db, setup.system)
  const [byUuid, byNameAndPostcode, byLineAndPostcode, byName]: [Found, Found, Found, Found] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ]
  const homes = await db
    .selectFrom('property')
    .select(['id', 'name', 'address_line1', 'postcode', 'crm_property_uuid'])
    .where('deleted_at', 'is', null)
    .execute()
  for (const home of homes) {
    add(byUuid, keyOf(home.crm_property_uuid), home.id)
    add(byNameAndPostcode, keyOf(home.name, postcodeOf(home.postcode)), home.id)
    add(byLineAndPostcode, keyOf(home.address_line1, postcodeOf(home.postcode)), home.id)
    add(byName, keyOf(home.name), home.id)
  }
  return {
    find({ homeReference, lead: { property } }) {
      const postcode = postcodeOf(property.postcode)
      const candidates = [
        homeReference === ''
          ? undefined
          : byReference.get(setup.hashes.key(referenceKey(homeReference)).toString('base64')),
        byUuid.get(keyOf(property.crmPropertyUuid)),
        byNameAndPostcode.get(keyOf(property.name, postcode)),
        byLineAndPostcode.get(keyOf(property.addressLine1, postcode)),
        byName.get(keyOf(property.name)),
      ]
      return candidates.find((found) => typeof found === 'number') ?? null
    },
  }
}

/** What a record with a reference is known by; as `key` of a row. */
export const referenceKey = (reference: string): string => `reference ${foldedText(reference)}`

/** By the hash of their references. */
async function importedHomes(db: AnyDb, system: string): Promise<Found> {
  const kinds = (['homes', 'projects'] as const).map((kind) => IMPORT_KINDS.indexOf(kind) + 1)
  const rows = await db
    .selectFrom('import_key')
    .innerJoin('property', 'property.id', 'import_key.record_id')
    .select(['property.id', sql<string>`encode(key_hash, 'base64')`.as('hash')])
    .where('kind', 'in', kinds)
    .where('system', '=', systemKey(system))
    .where('property.deleted_at', 'is', null)
    .execute()
  const found: Found = new Map()
  for (const { id, hash } of rows) add(found, hash, id)
  return found
}

const postcodeOf = (postcode: string | null): string => foldedText(postcode ?? '').replaceAll(' ', '')

/** '' unless every part has a value. */
function keyOf(...parts: readonly (string | null)[]): string {
  const texts = parts.map((part) => foldedText(part ?? '').trim())
  return texts.every((text) => text !== '') ? texts.join('\n') : ''
}

function add(found: Found, key: string, id: number): void {
  if (key !== '') found.set(key, found.has(key) ? 'several' : id)
}
