import { getEnv, type Instance } from 'mobx-state-tree'
import { notifyFailure, notifyOf, notifyOutcome } from '../platform/notify.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { followRevision, type Revision } from '../platform/records/revision.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, writeFailure, type WriteOutcome } from '../platform/records/write-outcome.ts'
import { askFirst } from '../prompts/question.store.ts'
import type { ListedImport } from './import.contract.ts'
import { IMPORT_WORDS } from './import-labels.ts'
import { IMPORT_TOASTS, UNDO_TITLE, undoneText, undoSubject, undoText } from './import.messages.ts'
import type { ImportsEnv } from './imports.calls.ts'

export type UndoableImport = Pick<ListedImport, 'id' | 'kind' | 'fileName'>

/** Base of the stores of pages that undo imports: the list, and the page of one. */
export const ImportUndoModel = SavingModel.named('Undo of an import')
  .volatile(() => ({
    /** True once the user has left the page. */
    isLeft: false,
    /** The import that this user is undoing; 0 for none. */
    undoing: 0,
  }))
  .actions((self) => ({
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
    /** Refetches on each push until the returned function is called. */
    refetchOnPush(refetch: () => unknown): () => void {
      const { imports } = getEnv<{ stores: { imports: Revision } }>(self).stores
      self.setLeft(false)
      const stop = followRevision(imports, refetch)
      return () => {
        self.setLeft(true)
        stop()
      }
    },
  }))

interface UndoStore extends Instance<typeof ImportUndoModel> {
  receiveRefresh(): Promise<void>
}

/** Has no message when it begins: the state of the import shows it. */
const undoImport = (store: UndoStore, id: number): Promise<WriteOutcome> =>
  store.whileSaving(async () => {
    const outcome = await outcomeOf(() => getEnv<ImportsEnv>(store).imports.undo(id))
    notifyOutcome(store, outcome, {
      done: null,
      ...(isInProgress(outcome) && { rejected: IMPORT_TOASTS.inProgress }),
    })
    if (outcome.kind === 'done') store.setUndoing(id)
    await store.receiveRefresh()
    return outcome
  })

/** Fetches what an undo would do, and asks. */
export const askUndoOf = (store: UndoStore, { id, kind, fileName }: UndoableImport): Promise<void> =>
  store.whileSaving(async () => {
    const summary = await readingOf(() => getEnv<ImportsEnv>(store).imports.undoSummary(id))
    if (summary.kind !== 'read') notifyFailure(store, writeFailure(summary.problem))
    else if (!store.isLeft)
      askFirst(store, {
        texts: { title: UNDO_TITLE, question: undoText(summary.value) },
        subject: undoSubject(kind, fileName),
        confirmLabel: IMPORT_WORDS.undo,
        action: () => undoImport(store, id),
      })
  })

/** True if another import is running. */
export const isInProgress = (outcome: WriteOutcome): boolean =>
  outcome.kind === 'failed' && outcome.problem.kind === 'rejected'
