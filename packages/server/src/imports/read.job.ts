import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import type { Change, Context } from '../context/context.ts'
import { permissionsOf } from '../db/user-permissions.ts'
import type { JobData } from '../jobs/jobs.contract.ts'
import { choiceQueries } from './choices.queries.ts'
import { fileSealing } from './file-sealing.ts'
import { kindOf, stateNumber, stateOf } from './import.numbers.ts'
import { importHashes, type ImportHashes } from './import.hashes.ts'
import { importQueries, type NamedImportRecord } from './imports.queries.ts'
import { proposedDraft } from './proposed-draft.ts'
import { headingsHash } from './saved-choices.ts'
import { readApart, type FoundFile } from './reading/reading-thread.ts'

/** The import was deleted, or is to be read in another way. */
class Superseded extends Error {}

/**
 * Reads the file of an import into its rows and proposes what its columns become. Repeated after a crash; each batch of
 * rows is a transaction of its own.
 */
export async function readImport(
  context: Context,
  { importId, version, isAfresh }: JobData['imports.read'],
): Promise<void> {
  const record = await importQueries(context.db).find(importId)
  if (record === undefined || record.version !== version || stateOf(record.state) !== 'reading') return

  /** One change while the import is still to be read so. */
  const step = (work: (change: Change) => Promise<void>) =>
    context.change(null, async (change) => {
      if (!(await importQueries(change.db).lockWhileReading(importId, version))) throw new Superseded()
      await work(change)
    })

  const hashes = importHashes(context.config)
  try {
    // An earlier attempt or reading may have left rows.
    await step((change) => importQueries(change.db).removeRows(importId))
    const result = await readFile(context, record, (rows) =>
      step((change) => importQueries(change.db).addRows(importId, rows)),
    )
    await step(async (change) => {
      if ('found' in result) await propose(change, record, result.found, { isAfresh, hashes })
      else await reject(change, record, result.fault)
      change.push('imports-refresh', {})
    })
  } catch (error) {
    if (!(error instanceof Superseded)) throw error
  }
}

async function readFile(
  context: Context,
  record: NamedImportRecord,
  onRows: (rows: string) => Promise<void>,
): Promise<{ found: FoundFile } | { fault: string }> {
  const { id: importId, file_name: name, reading } = record
  let bytes: Buffer
  try {
    bytes = fileSealing(context.config).open(await sealedFile(context, importId))
  } catch (error) {
    context.log.error(
      { err: error, importId },
      'The file of an import could not be opened with the key of this installation',
    )
    return { fault: IMPORT_FAULTS.notASpreadsheet }
  }
  const result = await readApart({ bytes, name, asked: reading.asked ?? {} }, onRows)
  if ('fault' in result)
    context.log.info({ importId, reason: result.detail }, 'The file of an import is not readable')
  return result
}

/** Read in pieces: the driver receives bytes as text. */
async function sealedFile({ db }: Context, importId: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for (;;) {
    const piece = await importQueries(db).filePiece(importId, length)
    if (piece.length === 0) return Buffer.concat(pieces)
    pieces.push(piece)
    length += piece.length
  }
}

async function reject(
  change: Change,
  { id: importId, reading }: NamedImportRecord,
  fault: string,
): Promise<void> {
  const queries = importQueries(change.db)
  await queries.removeRows(importId)
  await queries.update(importId, {
    state: stateNumber('unreadable'),
    fault,
    reading: JSON.stringify({ ...reading, ...reading.asked }),
    rows: 0,
    columns: '[]',
    words: '{}',
    remembered: null,
  })
}

async function propose(
  change: Change,
  record: NamedImportRecord,
  found: FoundFile,
  { isAfresh, hashes }: { isAfresh: boolean; hashes: ImportHashes },
) {
  const kind = kindOf(record.kind)
  const { columns, rows, ...reading } = found
  const queries = choiceQueries(change.db)
  const choices = await queries.choices()
  const headings = columns.map(({ heading }) => heading)
  const saved = isAfresh ? undefined : await queries.saved(kind, headingsHash(headings))
  await importQueries(change.db).update(record.id, {
    state: stateNumber('draft'),
    fault: null,
    rows,
    reading: JSON.stringify({ ...record.reading, ...reading }),
    ...(await proposedDraft(change.db, {
      importId: record.id,
      kind,
      found: columns,
      choices,
      permissions: new Set(await permissionsOf(change.db, record.by_user)),
      saved,
      hashes,
    })),
  })
}
