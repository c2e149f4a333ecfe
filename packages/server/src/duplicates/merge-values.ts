import {
  MERGE_FIELDS,
  MERGED_OWN_FIELDS,
  type MergedField,
  type MergedFieldName,
  type MergedOwnField,
  type MergeValues,
} from '@latchkey/domain/duplicates/merge.rules'
import { LEAD_ADDRESS_FIELDS } from '@latchkey/domain/leads/lead.fields'
import { filled } from '@latchkey/domain/platform/values/fields'
import type { Transaction, Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { LeadTable } from '../db/tables/leads.ts'
import { ANSWER_COLUMNS, columnsNamed, HOME_COLUMNS } from '../leads/record/lead.columns.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'

/** Columns of each merged field. */
const COLUMNS: Readonly<Record<MergedFieldName, readonly (keyof LeadTable)[]>> = {
  ...filled(MERGED_OWN_FIELDS, (field) => columnsNamed([field])),
  address: columnsNamed(LEAD_ADDRESS_FIELDS),
  home: ['property_id', ...HOME_COLUMNS],
  answers: ANSWER_COLUMNS,
  handler: ['handler_user_id', 'handled_since'],
}

const isOwn = (field: MergedFieldName): field is MergedOwnField =>
  (MERGED_OWN_FIELDS as readonly string[]).includes(field)

/** Picture ids in order; they are in a table of their own. */
interface HomeValue {
  readonly images: number[]
}

/** The compared values of a lead, as stored in the record of the merge. */
export function mergeValues(record: LeadRecord, imageIds: readonly number[]): MergeValues {
  const valueOf = (field: MergedFieldName): unknown => {
    const columns = Object.fromEntries(COLUMNS[field].map((column) => [column, record[column]]))
    if (isOwn(field)) return Object.values(columns)[0]
    return field === 'home' ? { ...columns, images: imageIds } : columns
  }
  const values = Object.fromEntries(
    [...MERGE_FIELDS, 'handler' as const].map((field) => [field, valueOf(field)]),
  )
  // Dates become text, as they are read back from the record of the merge.
  return JSON.parse(JSON.stringify(values)) as MergeValues
}

/** The columns to write for changed fields. */
export function columnsOf(changes: readonly MergedField[]): Updateable<LeadTable> {
  const entries = changes.flatMap(({ field, to }) => {
    const valueOf = (column: string) => (isOwn(field) ? to : (to as Record<string, unknown>)[column])
    return COLUMNS[field].map((column) => [column, valueOf(column)])
  })
  return Object.fromEntries(entries) as Updateable<LeadTable>
}

/** Replaces the pictures of the lead where the changes include them. */
export async function writeImages(
  db: Transaction<Db>,
  leadId: number,
  changes: readonly MergedField[],
): Promise<void> {
  const home = changes.find(({ field }) => field === 'home')
  if (!home) return
  await db.deleteFrom('lead_image').where('lead_id', '=', leadId).execute()
  const images = await existing(db, (home.to as HomeValue).images)
  if (images.length === 0) return
  await db
    .insertInto('lead_image')
    .values(images.map((mediaId, position) => ({ lead_id: leadId, media_id: mediaId, position })))
    .execute()
}

/** Ids that the sweep has not deleted, locked until the transaction ends. */
async function existing(db: Transaction<Db>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).forKeyShare().execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => found.has(id))
}
