import type { ReadImportBody, UpdateImportBody } from '@latchkey/domain/imports/import.body'
import type { Import, ImportField, ListedImport } from '@latchkey/domain/imports/import.contract'
import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import { importFieldsOf, missingFieldsOf } from '@latchkey/domain/imports/import.fields'
import { IMPORT_EXTENSIONS, IMPORT_MAX_DRAFTS } from '@latchkey/domain/imports/import.limits'
import type { ErrorName } from '@latchkey/domain/platform/field-errors'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { UNPAGED_USERS_MAX } from '@latchkey/domain/users/user.contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { accepted, rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { conflict, tooManyDrafts } from '../platform/http/error.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import type { SentFile } from '../platform/http/uploads.ts'
import { acceptedReading } from './asked-reading.ts'
import { choiceQueries } from './choices.queries.ts'
import { changedDraft, needsCheck } from './draft-change.ts'
import { fileSealing } from './file-sealing.ts'
import { kindNumber, kindOf, stateNumber, stateOf } from './import.numbers.ts'
import { foundImport, mayUseField, permittedKinds } from './imports.policy.ts'
import { presentImport, presentListed } from './imports.present.ts'
import { importQueries, type NamedImportRecord } from './imports.queries.ts'
import { emptyDraft } from './import.draft.ts'

export type ImportsService = ReturnType<typeof importsService>

export function importsService(context: Context) {
  const sealing = fileSealing(context.config)

  return {
    /** @throws AppError 422 under `upload`; 409 at the maximum of drafts */
    async upload(actor: Actor, kind: ImportKind, sent: SentFile | ErrorName): Promise<Import> {
      const { name, bytes } = acceptedFile(sent)
      return context.change(actor, async (change) => {
        const queries = importQueries(change.db)
        await queries.lockUser(actor.userId)
        if ((await queries.countDrafts(kind, actor.userId)) >= IMPORT_MAX_DRAFTS)
          throw tooManyDrafts({ max: IMPORT_MAX_DRAFTS })
        const at = new Date(context.now())
        const id = await queries.insert({
          ...emptyDraft(kind, bytes.length),
          kind: kindNumber(kind),
          state: stateNumber('reading'),
          file_name: name,
          file_sealed: sealing.seal(bytes),
          by_user: actor.userId,
          at,
          changed_at: at,
        })
        await change.enqueue('imports.read', { importId: id, version: 1, isAfresh: false })
        const changes = [
          { field: 'kind', from: null, to: kind },
          { field: 'file', from: null, to: name },
        ]
        await change.audit({ action: 'import.upload', entity: 'import', entityId: id, changes })
        change.push('imports-refresh', {})
        return presented(change, id)
      })
    },

    /** Of the kinds that the user may import, newest first. */
    async list(actor: Actor, params: { page: number; limit: number }): Promise<Page<ListedImport>> {
      const bounds = boundedPage(params)
      const { rows, total } = await importQueries(context.db).page(permittedKinds(actor), bounds)
      return pageOf(rows.map(presentListed), total, bounds)
    },

    read: async (actor: Actor, id: number): Promise<Import> =>
      present(context.db, foundImport(actor, await importQueries(context.db).find(id))),

    /** The fields that a column can become. */
    fields: async (actor: Actor, kind: ImportKind): Promise<ImportField[]> =>
      importFieldsOf(kind, await choiceQueries(context.db).choices(UNPAGED_USERS_MAX)).filter(({ name }) =>
        mayUseField(actor.permissions, kind, name),
      ),

    /** Reads the file in another way, and proposes afresh; false once it has started. */
    async readAgain(actor: Actor, id: number, body: Static<typeof ReadImportBody>): Promise<Import | false> {
      return context.change(actor, async (change) => {
        const queries = importQueries(change.db)
        const record = foundImport(actor, await queries.lock(id))
        if (!['reading', 'unreadable', 'draft', 'checked'].includes(stateOf(record.state))) return false
        const asked = acceptedReading(record, body)
        await queries.change(id, new Date(context.now()), {
          state: stateNumber('reading'),
          fault: null,
          counts: null,
          reading: JSON.stringify({ ...record.reading, asked }),
        })
        await change.enqueue('imports.read', { importId: id, version: record.version + 1, isAfresh: true })
        change.push('imports-refresh', {})
        return presented(change, id)
      })
    },

    /**
     * False unless it is a draft or checked. A checked one is a draft again, unless only that changes which the check
     * does not look at.
     */
    update: (actor: Actor, id: number, body: Static<typeof UpdateImportBody>): Promise<Import | false> =>
      context.change(actor, async (change) => {
        const queries = importQueries(change.db)
        const record = foundImport(actor, await queries.lock(id))
        if (!['draft', 'checked'].includes(stateOf(record.state))) return false
        const { version, ...sent } = body.values
        const choices = await choiceQueries(change.db).choices()
        const { draft, errors } = await changedDraft(change.db, record, sent, {
          choices,
          permissions: actor.permissions,
        })
        accepted(body, errors)
        if (version !== null && version !== record.version) throw conflict()
        await queries.change(id, new Date(context.now()), {
          ...(needsCheck(record, draft) && { state: stateNumber('draft'), counts: null }),
          system: draft.system,
          columns: JSON.stringify(draft.columns),
          words: JSON.stringify(draft.words),
          defaults: JSON.stringify(draft.defaults),
          options: JSON.stringify(draft.options),
        })
        change.push('imports-refresh', {})
        return presented(change, id)
      }),

    /** Erases the file, the rows and what an undo needs, not what was imported; false while it runs. */
    remove: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const queries = importQueries(change.db)
        const record = foundImport(actor, await queries.lock(id))
        if (['checking', 'importing', 'undoing'].includes(stateOf(record.state))) return false
        await queries.remove(id)
        const changes = [
          { field: 'kind', from: kindOf(record.kind), to: null },
          { field: 'file', from: record.file_name, to: null },
        ]
        await change.audit({ action: 'import.delete', entity: 'import', entityId: id, changes })
        change.push('imports-refresh', {})
        return true
      }),
  }
}

async function present(db: Kysely<Db>, record: NamedImportRecord): Promise<Import> {
  const missing =
    record.columns.length === 0
      ? []
      : missingFieldsOf(kindOf(record.kind), {
          becomes: record.columns.map(({ becomes }) => becomes),
          defaults: record.defaults,
          details: record.options.details,
        })
  return presentImport(record, { missing, firstRows: await importQueries(db).firstRows(record.id) })
}

async function presented(change: Change, id: number): Promise<Import> {
  const record = await importQueries(change.db).find(id)
  if (record === undefined) throw new Error(`The import ${id} is gone in the transaction that wrote it.`)
  return present(change.db, record)
}

/** @throws AppError 422 under `upload` for a missing file, or one of another kind */
function acceptedFile(file: SentFile | ErrorName): SentFile {
  if (typeof file === 'string') rejectErrors({ upload: [file] })
  else if (!isKnownExtension(file.name)) rejectErrors({ upload: ['pattern'] })
  else return file
  throw new Error('A file was rejected and used all the same.')
}

function isKnownExtension(name: string): boolean {
  const ending = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : undefined
  return IMPORT_EXTENSIONS.some((known) => known === ending)
}
