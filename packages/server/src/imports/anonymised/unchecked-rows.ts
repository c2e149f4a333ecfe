import { enquiryReader } from '@latchkey/domain/imports/enquiry-row'
import type { ImportState } from '@latchkey/domain/imports/import.enums'
import { sql } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Change } from '../../context/context.ts'
import { choiceQueries } from '../choices.queries.ts'
import { importHashes } from '../import.hashes.ts'
import { kindNumber, stateNumber } from '../import.numbers.ts'
import { importQueries } from '../imports.queries.ts'
import { systemKey } from '../kinds/system-key.ts'

/** A row of a file. */
export interface RowAt {
  readonly importId: number
  readonly line: number
}

const UNCHECKED: readonly ImportState[] = ['draft', 'checking']

/**
 * Rows that are one of these leads by the choices of their drafts so far, although no check has said so yet. Called before
 * the leads are cleared; `texts` are their emails and last names, now and formerly.
 */
export async function uncheckedRows(
  change: Change,
  config: Pick<Config, 'dataDir' | 'timeZone'>,
  leadIds: readonly number[],
  texts: readonly string[],
): Promise<RowAt[]> {
  const { db } = change
  const { rows: keys } = await sql<{ system: string; hash: string; reference: string | null }>`
    select import_key.system, encode(key_hash, 'base64') as hash, imported_from ->> 'reference' as reference
    from import_key join lead on lead.id = record_id
    where kind = ${kindNumber('enquiries')} and record_id = any(${leadIds}::integer[])`.execute(db)
  if (keys.length === 0) return []
  // Only such rows are read: it takes milliseconds to find them, and seconds to read a whole file.
  const parts = [...texts, ...keys.flatMap(({ reference }) => reference ?? [])].filter((text) => text !== '')
  const patterns = parts.map(
    (text) =>
      `%${JSON.stringify(text)
        .slice(1, -1)
        .replaceAll(/[\\%_]/g, '\\$&')}%`,
  )
  const { rows } = await sql<RowAt & { cells: string[] }>`
    select import_id as "importId", line, cells from import_row
    join data_import on data_import.id = import_id
    where data_import.kind = ${kindNumber('enquiries')} and state = any(${UNCHECKED.map(stateNumber)}::smallint[])
      and cells::text ilike any(${patterns}::text[])
    order by import_id, line`.execute(db)

  const hashes = importHashes(config)
  const choices = await choiceQueries(db).choices()
  const found: RowAt[] = []
  for (const [importId, candidates] of Map.groupBy(rows, (row) => row.importId)) {
    const record = await importQueries(db).find(importId)
    if (record === undefined) continue
    const own = new Set(
      keys.filter(({ system }) => system === systemKey(record.system)).map(({ hash }) => hash),
    )
    const read = enquiryReader({ ...record, choices, startedAt: 0, timeZone: config.timeZone })
    for (const { line, cells } of own.size === 0 ? [] : candidates)
      if (own.has(hashes.key(read(line, cells).key).toString('base64'))) found.push({ importId, line })
  }
  return found
}
