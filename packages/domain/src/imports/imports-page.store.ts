import { getEnv, types } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import { messageFor } from '../platform/field-errors.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { FILE_TOO_LARGE, GENERIC_ERROR, UNREACHABLE } from '../platform/messages.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import { askFirst } from '../prompts/question.store.ts'
import { askUndoOf, ImportUndoModel, type UndoableImport } from './import-undo.store.ts'
import type { Import, ListedImport } from './import.contract.ts'
import type { ImportKind } from './import.enums.ts'
import { IMPORT_MAX_DRAFTS } from './import.limits.ts'
import { DELETE_IMPORT, tooManyDraftsText } from './import.messages.ts'
import type { ImportsEnv } from './imports.calls.ts'

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

/** The imports of everybody, and the upload of another; of one page. */
export const ImportsPageModel = ImportUndoModel.named('Imports page')
  .props({ list: types.optional(ImportListModel, {}) })
  .volatile(() => ({
    /** The file that is uploading, and its uploaded fraction. */
    uploading: null as { name: string; progress: number } | null,
    /** The reason why the last upload failed, in words. */
    uploadError: undefined as string | undefined,
    cancel: null as (() => void) | null,
    turn: 0,
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
  }))
  .actions((self) => ({
    async receiveRefresh(): Promise<void> {
      await Promise.all([self.list.refresh(), self.followUndo()])
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
    follow: (): (() => void) => self.refetchOnPush(() => self.receiveRefresh()),
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
      writeAndFollow(self, () => getEnv<ImportsEnv>(self).imports.remove(id)),
  }))
  .actions((self) => ({
    askUndo: (listed: UndoableImport): Promise<void> => askUndoOf(self, listed),
    askRemove: ({ id, fileName }: UndoableImport): void =>
      askFirst(self, { texts: DELETE_IMPORT, subject: fileName, action: () => self.remove(id) }),
  }))
