import type { ErrorName } from '@latchkey/domain/platform/field-errors'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { SheetPreviewBody, SheetFailure, SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { SHEET_EXTENSIONS } from '@latchkey/domain/sheets/sheet.limits'
import { failuresText } from '@latchkey/domain/sheets/sheet-rows'
import {
  headerFailures,
  headingsOf,
  readHeader,
  REASON_HEADING,
  type Sheet,
  withKnownColumns,
} from '@latchkey/domain/sheets/unit-header'
import { columnOf, type SheetColumn, UNIT_SHEET_FIELDS, unitRow } from '@latchkey/domain/sheets/unit-sheet'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { acceptedWith, rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { notFound } from '../platform/http/error.ts'
import type { SentFile } from '../platform/http/uploads.ts'
import { projectQueries } from '../projects/projects.queries.ts'
import { presentedAll } from '../properties/properties.pictures.ts'
import { sheetQueries, type UploadRecord } from './sheets.queries.ts'
import { SheetProblem } from './sheet-problem.ts'
import { readSheetApart, writeSheetApart } from './sheet-thread.ts'
import { failingRows, planImport } from './units.import.ts'

export interface SheetDownload {
  readonly name: string
  readonly bytes: Buffer
}

/** Failures listed in a preview; the file of failing rows has all. */
const PREVIEWED_MAX = 100

export type SheetsService = ReturnType<typeof sheetsService>

export function sheetsService(context: Context) {
  const dateFormatter = createDateFormatter(context.config.timeZone)

  async function projectOf(id: number) {
    const project = await projectQueries(context.db).find(id)
    if (!project) throw notFound()
    return project
  }

  async function plannedFor(projectId: number, sheet: Sheet) {
    const records = await sheetQueries(context.db).units(projectId)
    return planImport(sheet, await presentedAll(context.db, records))
  }

  /** Stores the cells of a file, unless it is refused as a whole. */
  async function keep(
    actor: Actor,
    projectId: number,
    file: SentFile,
    state: 'seen' | 'queued',
    { signal, isKnownOnly = false }: ReadOptions = {},
  ): Promise<{ id: number; sheet: Sheet } | Refusal> {
    const sheet = await read(file, { signal, isKnownOnly })
    if ('refused' in sheet) return sheet
    if (signal?.aborted) return UNREADABLE
    return context.change(actor, async (change) => {
      const queries = sheetQueries(change.db)
      if (state === 'seen') await queries.forgetSeen(projectId, actor.userId)
      const at = new Date(context.now())
      const id = await queries.add({ projectId, userId: actor.userId, name: file.name, state, sheet, at })
      if (state === 'queued') await change.enqueue('units.import', { uploadId: id })
      return { id, sheet }
    })
  }

  /** A preview of this person, by the id in the body. */
  async function seenBy(
    actor: Actor,
    projectId: number,
    body: Static<typeof SheetPreviewBody>,
  ): Promise<UploadRecord | undefined> {
    const { previewId: id } = acceptedWith(body, ['previewId'])
    return isId(id) ? sheetQueries(context.db).seen(id, projectId, actor.userId) : undefined
  }

  return {
    async download(actor: Actor, projectId: number): Promise<SheetDownload> {
      const project = await projectOf(projectId)
      const records = await sheetQueries(context.db).units(projectId)
      const units = await presentedAll(context.db, records)
      const bytes = await writeSheetApart({
        name: 'Units',
        columns: UNIT_SHEET_FIELDS.map(columnOf),
        rows: units.map(unitRow),
      })
      await context.change(actor, (change) =>
        change.audit({
          action: 'units.download',
          entity: 'project',
          entityId: projectId,
          changes: [{ field: 'units', from: null, to: units.length }],
        }),
      )
      const day = dateFormatter.formatDate(context.now() / 1000).replaceAll('/', '-')
      return { name: `Units-of-${fileNamePart(project.name)}-${day}.xlsx`, bytes }
    },

    /** Imports without a preview; false for a refused file, whose failures are pushed. */
    async upload(actor: Actor, projectId: number, file: SentFile | ErrorName): Promise<boolean> {
      await projectOf(projectId)
      const kept = await keep(actor, projectId, acceptedFile(file), 'queued')
      if (!('refused' in kept)) return true
      const lastError = failuresText(kept.refused)
      if (lastError !== '') {
        await context.change(actor, async (change) =>
          change.push('property-error', { projectId, lastError }, actor.userId),
        )
      }
      return false
    },

    /**
     * Validates without writing units; false for an unreadable file. Without an id, the file is refused as a whole.
     * Stores nothing once the signal has aborted.
     */
    async preview(
      actor: Actor,
      projectId: number,
      file: SentFile | ErrorName,
      options?: ReadOptions,
    ): Promise<SheetPreview | false> {
      await projectOf(projectId)
      const kept = await keep(actor, projectId, acceptedFile(file), 'seen', options)
      if ('refused' in kept) {
        const { refused } = kept
        return refused.length > 0 && { id: null, creates: 0, updates: 0, ...listed(refused) }
      }
      const { creates, updates, failures, namesakes } = await plannedFor(projectId, kept.sheet)
      return {
        id: kept.id,
        creates: creates.length,
        updates: updates.length,
        ...listed(failures),
        ...(namesakes.length > 0 && { namesakes: namesakes.slice(0, PREVIEWED_MAX) }),
      }
    },

    /** False when the preview no longer exists. */
    async confirm(actor: Actor, projectId: number, body: Static<typeof SheetPreviewBody>): Promise<boolean> {
      await projectOf(projectId)
      const seen = await seenBy(actor, projectId, body)
      if (!seen) return false
      return context.change(actor, async (change) => {
        if (!(await sheetQueries(change.db).queue(seen.id))) return false
        await change.enqueue('units.import', { uploadId: seen.id })
        return true
      })
    },

    /** False when the preview no longer exists. */
    async forget(actor: Actor, projectId: number, body: Static<typeof SheetPreviewBody>): Promise<boolean> {
      await projectOf(projectId)
      const seen = await seenBy(actor, projectId, body)
      if (!seen) return false
      return context.change(actor, (change) => sheetQueries(change.db).forget(seen.id))
    },

    /** Failing rows with their reasons, as a file that can be corrected and uploaded. */
    async failures(
      actor: Actor,
      projectId: number,
      body: Static<typeof SheetPreviewBody>,
    ): Promise<SheetDownload> {
      await projectOf(projectId)
      const sheet = (await seenBy(actor, projectId, body))?.sheet
      if (!sheet) throw notFound()
      const kept = headingsOf(sheet.header).indexOf(REASON_HEADING)
      const clean: Sheet =
        kept === -1
          ? sheet
          : {
              header: sheet.header.toSpliced(kept, 1),
              rows: sheet.rows.map(({ line, cells }) => ({ line, cells: cells.toSpliced(kept, 1) })),
            }
      const { failures } = await plannedFor(projectId, clean)
      const bytes = await writeSheetApart({
        name: 'Failed units',
        columns: [...columnsOf(clean.header), { heading: REASON_HEADING, kind: 'text' }],
        rows: failingRows(clean, failures),
      })
      return { name: 'Failed-units.xlsx', bytes }
    },
  }
}

const listed = (failures: readonly SheetFailure[]) => ({
  fails: new Set(failures.map(({ line }) => line)).size,
  failures: failures.slice(0, PREVIEWED_MAX),
})

/** The uploaded header, with the format of each field. */
function columnsOf(header: Sheet['header']): SheetColumn[] {
  const { fields } = readHeader(header)
  return headingsOf(header).map((heading, place) => {
    const field = fields[place] ?? null
    return { kind: 'text', ...(field !== null && columnOf(field)), heading }
  })
}

/** @throws AppError 422 under `upload` for a missing file, or one of another kind */
function acceptedFile(file: SentFile | ErrorName): SentFile {
  if (typeof file === 'string') rejectErrors({ upload: [file] })
  else if (kindOf(file.name) === undefined) rejectErrors({ upload: ['pattern'] })
  else return file
  throw new Error('A file was rejected and used all the same.')
}

function kindOf(name: string): (typeof SHEET_EXTENSIONS)[number] | undefined {
  const ending = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : undefined
  return SHEET_EXTENSIONS.find((known) => known === ending)
}

/** A file without a row that could be read, and why; nothing is known of an unreadable one. */
interface Refusal {
  readonly refused: readonly SheetFailure[]
}

const UNREADABLE: Refusal = { refused: [] }

interface ReadOptions {
  readonly signal?: AbortSignal | undefined
  /** True to leave out columns that are not known; otherwise they refuse the file. */
  readonly isKnownOnly?: boolean
}

async function read(
  { name, bytes }: SentFile,
  { signal, isKnownOnly }: ReadOptions,
): Promise<Sheet | Refusal> {
  try {
    const found = await readSheetApart(bytes, kindOf(name) ?? 'xlsx', signal)
    const sheet = isKnownOnly ? withKnownColumns(found) : found
    const refused = headerFailures(sheet)
    return refused.length > 0 ? { refused } : sheet
  } catch (error) {
    if (!(error instanceof SheetProblem)) throw error
    return error.place ? { refused: [{ ...error.place, reason: error.message }] } : UNREADABLE
  }
}

/** Replaces characters that some systems do not allow in file names. */
function fileNamePart(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim()
}
