import type { ImportColumn, ImportWord } from '@latchkey/domain/imports/import.contract'
import { IMPORT_OUTCOMES, LEFT_OUT_REASONS } from '@latchkey/domain/imports/import.enums'
import { heldByText } from '@latchkey/domain/imports/import-steps.messages'
import { wordKey } from '@latchkey/domain/imports/words'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { sql, type Transaction } from 'kysely'
import type { Change } from '../../context/context.ts'
import type { Db } from '../../db/schema.ts'
import { TEXTS_MAX, wordColumns } from '../column-choices.ts'
import { kindNumber, numberOf } from '../import.numbers.ts'
import { importQueries } from '../imports.queries.ts'
import { SHOWN_MAX } from '../reading/read-table.ts'
import type { RowAt } from './unchecked-rows.ts'

const ENQUIRIES = kindNumber('enquiries')

/**
 * Empties what imports keep of anonymised leads: rows, also those that are not checked, samples, words, and their names
 * in problems of other rows. Of their keys only the hashes stay, so that no import makes the leads anew (rules M1.17 and
 * M1.27).
 */
export async function eraseImportedLeads(
  change: Change,
  leadIds: readonly number[],
  unchecked: readonly RowAt[],
): Promise<void> {
  const { db } = change
  await renameHolders(db, leadIds)
  // A row that was left out, or has a key that an earlier row has, names no record.
  const { rows } = await sql<{ importId: number }>`
    update import_row set cells = '[]', name = '', faults = '{"problems": [], "remarks": []}', former = null,
      record_id = null, has_remarks = false, is_duplicate = false,
      outcome = case when written then outcome else ${numberOf(IMPORT_OUTCOMES, 'left-out')}::smallint end,
      reason = case when written then reason else ${numberOf(LEFT_OUT_REASONS, 'anonymised')}::smallint end
    from data_import
    where data_import.id = import_row.import_id and data_import.kind = ${ENQUIRIES}
      and (record_id = any(${leadIds}::integer[])
        or (import_id, line) in (
          select "importId", line from jsonb_to_recordset(${JSON.stringify(unchecked)}::jsonb)
            as unchecked ("importId" integer, line integer))
        or (import_id, key_hash) in (
        select data_import.id, import_key.key_hash from import_key
        join data_import on data_import.kind = import_key.kind and btrim(folded_text(data_import.system)) = import_key.system
        where import_key.kind = ${ENQUIRIES} and import_key.record_id = any(${leadIds}::integer[])))
    returning import_id as "importId"`.execute(db)
  for (const importId of new Set(rows.map((row) => row.importId))) await eraseLost(db, importId)
  await sql`update import_key set record_id = null, written = '{}'
    where kind = ${ENQUIRIES} and record_id = any(${leadIds}::integer[])`.execute(db)
  if (rows.length > 0) change.push('imports-refresh', {})
}

/** Erases samples and words of an import that no row has any more; a word of other rows is of no one. */
async function eraseLost(db: Transaction<Db>, importId: number): Promise<void> {
  const { columns, words } = await db
    .selectFrom('data_import')
    .select(['columns', 'words'])
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const shown = columns.flatMap(({ at, samples, example }) =>
    [...samples, ...(example === null ? [] : [example.text])].map((text) => ({ at, text })),
  )
  const { rows: left } = await sql<{ at: number; text: string }>`
    select shown.at, shown.text from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as shown (at integer, text text)
    where exists (select from import_row where import_id = ${importId}
      and left(btrim(cells ->> shown.at, ${WHITE}), ${SHOWN_MAX}) = left(btrim(shown.text, ${WHITE}), ${SHOWN_MAX}))`.execute(
    db,
  )
  const isLeft = (at: number, text: string) => left.some((each) => each.at === at && each.text === text)
  const cleared = columns.map((column): ImportColumn => {
    const { at, samples, example } = column
    return {
      ...column,
      samples: samples.map((sample) => (isLeft(at, sample) ? sample : '')),
      example: example !== null && isLeft(at, example.text) ? example : null,
    }
  })
  const places = wordColumns('enquiries', columns)
  const kept: Record<string, ImportWord[]> = {}
  for (const [field, list] of Object.entries(words)) {
    const texts = await importQueries(db).textsOf(importId, places.get(field) ?? [], TEXTS_MAX)
    const keys = new Set(texts.map(({ text }) => wordKey(text)))
    kept[field] = list.filter(({ text }) => keys.has(wordKey(text)))
  }
  await db
    .updateTable('data_import')
    .set({ columns: JSON.stringify(cleared), words: JSON.stringify(kept) })
    .where('id', '=', importId)
    .execute()
}

const WHITE = ' \t\r\n'

/** Renames the lead in rows that could not have a home because one of these leads holds it. */
async function renameHolders(db: Transaction<Db>, leadIds: readonly number[]): Promise<void> {
  const leads = await db
    .selectFrom('lead')
    .select(['property_id', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', leadIds)
    .where('property_id', 'is not', null)
    .execute()
  for (const lead of leads)
    await sql`
      update import_row set faults = jsonb_set(faults, '{problems}', (
        select jsonb_agg(case problem ->> 'name' when 'held'
          then problem || jsonb_build_object('text', ${heldByText(leadName(lead))}::text) else problem end)
        from jsonb_array_elements(faults -> 'problems') as problem))
      where import_id in (select id from data_import where kind = ${ENQUIRIES})
        and outcome = ${numberOf(IMPORT_OUTCOMES, 'problem')} and held_home = ${lead.property_id}
        and faults -> 'problems' @> '[{"name": "held"}]'`.execute(db)
}
