import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { addDays } from '@latchkey/domain/platform/values/days'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import type { Change, Context } from '../context/context.ts'
import { checkImport } from '../imports/check/check.job.ts'
import { choiceQueries } from '../imports/choices.queries.ts'
import { fileSealing } from '../imports/file-sealing.ts'
import { emptyDraft } from '../imports/import.draft.ts'
import { kindNumber, stateNumber } from '../imports/import.numbers.ts'
import { importHashes } from '../imports/import.hashes.ts'
import { importQueries } from '../imports/imports.queries.ts'
import { proposedDraft } from '../imports/proposed-draft.ts'
import { fromTheStart, runQueries } from '../imports/rows/run.queries.ts'
import { runImport } from '../imports/run/run.job.ts'

interface DemoFile {
  readonly kind: ImportKind
  readonly name: string
  readonly system: string
  /** The first row has the headings. */
  readonly text: string
}

/** Two agents who have left. */
const STAFF: DemoFile = {
  kind: 'staff',
  name: 'former-agents.csv',
  system: 'Old spreadsheet',
  text: `Name,Email,Role
Nadia Brook,nadia.brook@latchkey.example,Lettings Agent
Owen Tate,owen.tate@latchkey.example,Lettings Agent`,
}

/**
 * Twelve rows: one lacks an email, one has a phone that was shortened, and one a word that nobody has decided. No lead of
 * the demo has one of the numbers.
 */
const enquiries = (ago: (days: number) => string): DemoFile => ({
  kind: 'enquiries',
  name: 'enquiries-old-system.csv',
  system: 'Old system',
  text: `Applicant ID,Forename,Surname,Email Address,Mobile,Registered,Stage,Negotiator,Lead Source,Requirements
A301,Amina,Sesay,amina.sesay@example.com,07700 900124,${ago(160)},New,Grace Patel,Rightmove,One bedroom near the river
A302,Bruno,Castell,bruno.castell@example.com,07700 900152,${ago(158)},New,Grace Patel,Zoopla,
A303,Carys,Bevan,carys.bevan@example.com,07700 900180,${ago(154)},Open,Nadia Brook,Website,Garden
A304,Duncan,Airey,,07700 900208,${ago(152)},Open,Grace Patel,Walk-in,Prefers calls
A305,Esme,Okoro,esme.okoro@example.com,07700 900236,${ago(147)},Active,Owen Tate,Rightmove,Two bedrooms
A306,Finlay,Strand,finlay.strand@example.com,07700 900264,${ago(145)},Active,Grace Patel,Rightmove,Parking
A307,Greta,Holm,greta.holm@example.com,4.47E+11,${ago(140)},New,Owen Tate,Zoopla,
A308,Hari,Menon,hari.menon@example.com,07700 900320,${ago(138)},New,Nadia Brook,Website,From May
A309,Isla,Tordoff,isla.tordoff@example.com,07700 900348,${ago(133)},On hold,Grace Patel,Rightmove,Back in summer
A310,Jonas,Weller,jonas.weller@example.com,07700 900376,${ago(131)},New,Grace Patel,Board,
A311,Kezia,Lofthouse,kezia.lofthouse@example.com,07700 900404,${ago(126)},Open,Owen Tate,Zoopla,Ground floor
A312,Luca,Pellegrini,luca.pellegrini@example.com,07700 900432,${ago(124)},New,Grace Patel,Rightmove,Cat`,
})

export interface DemoImports {
  readonly staffId: number
  readonly userId: number
  readonly now: Date
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** A file of staff, read and about to be checked: also by a job, for a start that is interrupted. */
export async function insertDemoImports(
  context: Context,
  change: Change,
  { userId, now, today }: Omit<DemoImports, 'staffId'>,
): Promise<DemoImports> {
  const at = new Date(now.getTime() - DAY_MS)
  return { staffId: await insertFile(context, change, STAFF, { userId, at }), userId, now, today }
}

/** Imports the staff, and then reads and checks the enquiries that name them. */
export async function finishDemoImports(
  context: Context,
  { staffId, userId, now, today }: DemoImports,
): Promise<void> {
  await checkImport(context, staffId, userId)
  await context.change(null, async ({ db }) =>
    runQueries(db).update(staffId, {
      ...fromTheStart('importing'),
      to_do: await runQueries(db).countToWrite(staffId),
      file_sealed: null,
      started_at: now,
    }),
  )
  await runImport(context, staffId, userId)
  const file = enquiries((days) => addDays(today, -days))
  const enquiriesId = await context.change(null, (change) =>
    insertFile(context, change, file, { userId, at: now }),
  )
  await checkImport(context, enquiriesId, userId)
}

async function insertFile(
  { config }: Context,
  change: Change,
  { kind, name, system, text }: DemoFile,
  { userId, at }: { userId: number; at: Date },
): Promise<number> {
  const [headings = [], ...rows] = text.split('\n').map((line) => line.split(','))
  const bytes = Buffer.from(text)
  const queries = importQueries(change.db)
  const importId = await queries.insert({
    ...emptyDraft(kind, bytes.length),
    kind: kindNumber(kind),
    system,
    state: stateNumber('checking'),
    file_name: name,
    file_sealed: fileSealing(config).seal(bytes),
    by_user: userId,
    at,
    changed_at: at,
  })
  await queries.addRows(importId, JSON.stringify(rows.map((cells, nr) => ({ line: nr + 2, cells }))))
  const found = headings.map((heading, column) => {
    const values = rows.map((cells) => cells[column] ?? '').filter((value) => value !== '')
    return { at: column, heading, samples: values.slice(0, 5), filled: values.length, values }
  })
  const draft = await proposedDraft(change.db, {
    importId,
    kind,
    found,
    choices: await choiceQueries(change.db).choices(),
    permissions: new Set(PERMISSIONS),
    saved: undefined,
    hashes: importHashes(config),
  })
  await queries.update(importId, {
    ...draft,
    rows: rows.length,
    reading: JSON.stringify({
      bytes: bytes.length,
      encoding: 'utf-8',
      delimiter: ',',
      sheet: null,
      sheets: [],
      headingRow: 1,
    }),
  })
  await change.enqueue('imports.check', { importId, userId })
  return importId
}
