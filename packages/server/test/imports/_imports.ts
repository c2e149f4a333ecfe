import type {
  Import,
  ImportColumn,
  ImportOptions,
  ImportRow,
  ImportWord,
  WordTo,
} from '@latchkey/domain/imports/import.contract'
import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { stateNumber, kindNumber } from '../../src/imports/import.numbers.ts'
import type { TestServer } from '../_harness.ts'
import type { SignedIn } from '../_people.ts'

export interface MadeImport {
  readonly kind?: ImportKind
  readonly system?: string
  readonly options?: Partial<ImportOptions>
  readonly words?: Record<string, ImportWord[]>
  readonly defaults?: Record<string, WordTo>
  readonly fileName?: string
}

const OPTIONS: ImportOptions = {
  known: 'update',
  details: 'problem',
  old: 'import',
  waiting: false,
  invite: false,
}

/** Columns as `Heading > field`. */
const columnOf = (text: string, at: number): ImportColumn => {
  const [heading = '', becomes = ''] = text.split(' > ')
  return { at, heading, samples: [], filled: 0, becomes, dateOrder: 'dmy', example: null }
}

/** A draft with the rows of a file that was read, from line 2. Returns its id. */
export async function makeDraft(
  server: TestServer,
  person: SignedIn,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  {
    kind = 'enquiries',
    system = 'Old CRM',
    options = {},
    words = {},
    defaults = {},
    fileName = 'leads.csv',
  }: MadeImport = {},
): Promise<number> {
  const { id } = await server.db
    .insertInto('data_import')
    .values({
      kind: kindNumber(kind),
      system,
      state: stateNumber('draft'),
      file_name: fileName,
      file_sealed: Buffer.from('sealed'),
      reading: JSON.stringify({
        bytes: 1,
        encoding: 'utf-8',
        delimiter: ',',
        sheet: null,
        sheets: [],
        headingRow: 1,
      }),
      columns: JSON.stringify(columns.map(columnOf)),
      words: JSON.stringify(words),
      defaults: JSON.stringify({ ...(kind === 'enquiries' && { status: 1 }), ...defaults }),
      options: JSON.stringify({ ...OPTIONS, ...options }),
      rows: rows.length,
      by_user: person.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < rows.length; from += 1000)
    await server.db
      .insertInto('import_row')
      .values(
        rows.slice(from, from + 1000).map((cells, place) => ({
          import_id: id,
          line: from + place + 2,
          cells: JSON.stringify(cells),
          faults: JSON.stringify({ problems: [], remarks: [] }),
        })),
      )
      .execute()
  return id
}

/** The calls of one person about imports; each expects a 200. */
export function importCalls(server: TestServer, person: SignedIn) {
  async function call<Body>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Body> {
    const response = await server.app.inject({
      method,
      url: `/api/imports/${path}`,
      headers: person.headers,
      ...(payload && { payload }),
    })
    expect([response.statusCode, response.body]).toEqual([200, response.body])
    return response.json<Body>()
  }
  const read = (id: number) => call<Import>('GET', `${id}`)
  const then = async (id: number, act: string): Promise<Import> => {
    expect(await call('POST', `${id}/${act}`)).toBe(true)
    await server.settled()
    return read(id)
  }
  return {
    call,
    read,
    /** Each waits until the job has ended, and reads the import. */
    check: (id: number) => then(id, 'check'),
    start: (id: number) => then(id, 'start'),
    undo: (id: number) => then(id, 'undo'),
    rows: async (id: number, query = '') =>
      (await call<Page<ImportRow>>('GET', `${id}/rows/1/100${query}`)).models,
    /** Checks a draft and imports it. */
    run: async (id: number): Promise<Import> => {
      const checked = await then(id, 'check')
      expect(checked.state).toBe('checked')
      return then(id, 'start')
    },
  }
}

/** Returns the outcome of each row, with the fields of its problems and the names of its remarks. */
export const outcomesOf = (rows: readonly ImportRow[]): unknown[] =>
  rows.map(({ line, outcome, reason, problems, remarks }) => [
    line,
    reason === null ? outcome : `${outcome}: ${reason}`,
    ...problems.map(({ field, name }) => `${field} ${name}`),
    ...remarks.map(({ name }) => name),
  ])

/** The homes or units that an import has made, in their order. */
export const importedStock = ({ db }: TestServer, importId: number) =>
  db
    .selectFrom('property')
    .selectAll()
    .where(sql<boolean>`imported_from @> ${JSON.stringify({ importId })}::jsonb`)
    .orderBy('id')
    .execute()
