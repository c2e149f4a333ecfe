import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import { messageFor } from '../platform/field-errors.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { FILE_TOO_LARGE, GENERIC_ERROR, UNREACHABLE } from '../platform/messages.ts'
import { notifyFailure, notifyOf, notifyOutcome } from '../platform/notify.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { followRevision, type Revision } from '../platform/records/revision.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, writeFailure, type WriteOutcome } from '../platform/records/write-outcome.ts'
import { askFirst } from '../prompts/question.store.ts'
import type { Import, ListedImport } from './import.contract.ts'
import type { ImportKind } from './import.enums.ts'
import { IMPORT_WORDS } from './import-labels.ts'
import { IMPORT_MAX_DRAFTS } from './import.limits.ts'
import {
  DELETE_IMPORT,
  IMPORT_TOASTS,
  tooManyDraftsText,
  UNDO_TITLE,
  undoneText,
  undoSubject,
  undoText,
} from './import.messages.ts'
import type { ImportsEnv } from './imports.calls.ts'
import { isInProgress, OpenedImportModel } from './opened-import.store.ts'

const ImportListModel = listModelOf<ListedImport, never>({
  name: 'Imports list',
  fetchPage: (list, { page, limit }) => getEnv<ImportsEnv>(list).imports.list(page, limit),
})

/** The reason why a file was refused. */
function uploadError(problem: Problem): string {
  if (problem.kind === 'too-large') return FILE_TOO_LARGE
  if (problem.kind === 'offline') return UNREACHABLE
  if (problem.kind === 'rejected') return tooManyDraftsText(IMPORT_MAX_DRAFTS)
  if (problem.kind !== 'invalid') return GENERIC_ERROR
  const name = problem.errors[0]?.errors[0]?.name
  return name === 'max' ? FILE_TOO_LARGE : messageFor('upload', name ?? 'invalid', { upload: 'spreadsheet' })
}

type UndoableImport = Pick<ListedImport, 'id' | 'kind' | 'fileName'>

type PageEnv = ImportsEnv & { stores: { imports: Revision } }

/** The imports of everybody, one of them opened; of one page. */
export const ImportsPageModel = SavingModel.named('Imports page')
  .props({
    list: types.optional(ImportListModel, {}),
    opened: types.optional(OpenedImportModel, {}),
  })
  .volatile(() => ({
    /** The file that is uploading, and its uploaded fraction. */
    uploading: null as { name: string; progress: number } | null,
    /** The reason why the last upload failed, in words. */
    uploadError: undefined as string | undefined,
    cancel: null as (() => void) | null,
    turn: 0,
    /** True once the user has left the page. */
    isLeft: false,
    /** The import that this user is undoing; 0 for none. */
    undoing: 0,
  }))
  .actions((self) => ({
    beginUpload(name: string) {
      self.cancel?.()
      self.uploading = { name, progress: 0 }
      self.uploadError = undefined
      self.turn += 1
      return self.turn
    },
    setCancel(cancel: () => void) {
      self.cancel = cancel
    },
    progressTo(turn: number, progress: number) {
      if (turn === self.turn && self.uploading !== null) self.uploading = { ...self.uploading, progress }
    },
    endUpload(error?: string) {
      self.uploading = null
      self.uploadError = error
      self.cancel = null
    },
    setLeft(isLeft: boolean) {
      self.isLeft = isLeft
    },
    setUndoing(id: number) {
      self.undoing = id
    },
  }))
  .actions((self) => ({
    /** Says how the undo has ended. */
    async followUndo(): Promise<void> {
      const { undoing: id } = self
      if (id === 0) return
      const { imports } = getEnv<ImportsEnv>(self)
      const found = await readingOf(() => imports.read(id))
      if (found.kind !== 'read' || found.value.state === 'undoing' || self.undoing !== id) return
      self.setUndoing(0)
      if (found.value.state !== 'undone') return
      const stays = await readingOf(() => imports.stays(id, 1, 1))
      notifyOf(self).success(undoneText(stays.kind === 'read' ? stays.value.total : 0))
    },
  }))
  .actions((self) => ({
    async receiveRefresh(): Promise<void> {
      await Promise.all([self.list.refresh(), self.opened.receiveRefresh(), self.followUndo()])
    },
  }))
  .actions((self) => ({
    cancelUpload() {
      self.turn += 1
      self.cancel?.()
      self.endUpload()
    },
  }))
  .actions((self) => ({
    /** Refetches on each push until the returned function is called. */
    follow(): () => void {
      self.setLeft(false)
      const stop = followRevision(getEnv<PageEnv>(self).stores.imports, () => self.receiveRefresh())
      return () => {
        self.setLeft(true)
        stop()
      }
    },
    /** Null if it failed, or was cancelled. */
    async upload(kind: ImportKind, file: ChosenFile): Promise<Import | null> {
      const turn = self.beginUpload(file.name)
      const { response, cancel } = getEnv<ImportsEnv>(self).imports.upload(kind, file, (share) =>
        self.progressTo(turn, share),
      )
      self.setCancel(cancel)
      try {
        const created = await response
        if (turn !== self.turn) return null
        self.endUpload()
        return created
      } catch (caught) {
        if (turn === self.turn) self.endUpload(uploadError(problemOf(caught)))
        return null
      }
    },
    /** The caller notifies the user. */
    remove: (id: number): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const outcome = await outcomeOf(() => getEnv<ImportsEnv>(self).imports.remove(id))
        if (outcome.kind === 'done') void self.receiveRefresh()
        return outcome
      }),
    /** Has no message when it begins: the state of the import shows it. */
    undo: (id: number): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const outcome = await outcomeOf(() => getEnv<ImportsEnv>(self).imports.undo(id))
        notifyOutcome(self, outcome, {
          done: null,
          ...(isInProgress(outcome) && { rejected: IMPORT_TOASTS.inProgress }),
        })
        if (outcome.kind === 'done') self.setUndoing(id)
        await self.receiveRefresh()
        return outcome
      }),
  }))
  .actions((self) => ({
    /** Fetches what an undo would do, and asks. */
    askUndo: ({ id, kind, fileName }: UndoableImport): Promise<void> =>
      self.whileSaving(async () => {
        const summary = await readingOf(() => getEnv<ImportsEnv>(self).imports.undoSummary(id))
        if (summary.kind !== 'read') notifyFailure(self, writeFailure(summary.problem))
        else if (!self.isLeft)
          askFirst(self, {
            texts: { title: UNDO_TITLE, question: undoText(summary.value) },
            subject: undoSubject(kind, fileName),
            confirmLabel: IMPORT_WORDS.undo,
            action: () => self.undo(id),
          })
      }),
    askRemove: ({ id, fileName }: UndoableImport): void =>
      askFirst(self, { texts: DELETE_IMPORT, subject: fileName, action: () => self.remove(id) }),
  }))

export interface ImportsPage extends Instance<typeof ImportsPageModel> {}
