import { getEnv } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import { FILE_TOO_LARGE, GENERIC_ERROR } from '../platform/messages.ts'
import { notifyOutcome, type Said } from '../platform/notify.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { SheetPreview } from './sheet.contract.ts'
import { FILE_UPLOADED, sheetError } from './sheet.messages.ts'
import type { SheetsEnv } from './sheets.calls.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'

/** State of a project's spreadsheet. */
export type SheetStep =
  | { kind: 'none' }
  /** Uploading or, with null progress, being checked. */
  | { kind: 'sending'; name: string; progress: number | null }
  /** Checked; nothing is written yet. */
  | { kind: 'seen'; name: string; preview: SheetPreview }
  | { kind: 'unreadable'; name: string }
  /** `invalid`: the server rejected the file's type or size. */
  | { kind: 'failed'; name: string; problem: Problem }

const NONE: SheetStep = { kind: 'none' }

/** An upload continues when its page is left, and its result waits there. */
export const SheetsStoreModel = SavingModel.named('Sheets')
  .actions(refetchesNothing)
  .volatile(() => ({
    step: NONE as SheetStep,
    /** The project of `step`. */
    projectId: 0,
    /** The server's error about the last failed import, with its project; null once dismissed. */
    lastError: null as { projectId: number; text: string } | null,
    /** Project whose panel is open; 0 for none. */
    panelOf: 0,
    turn: 0,
    /** The file of the preview, which is sent again without some columns. */
    file: null as ChosenFile | null,
    cancel: null as (() => void) | null,
  }))
  .views((self) => ({
    /** True while a spreadsheet is being imported or a file downloaded (rule G24). */
    get isBusy(): boolean {
      return self.isSaving
    },
    stepOf(projectId: number): SheetStep {
      return self.projectId === projectId ? self.step : NONE
    },
    isPanelOpen: (projectId: number): boolean => self.panelOf === projectId,
  }))
  .views((self) => ({
    /** Undefined unless the file was rejected. */
    errorOf(projectId: number): string | undefined {
      const step = self.stepOf(projectId)
      if (step.kind !== 'failed') return undefined
      if (step.problem.kind === 'too-large') return FILE_TOO_LARGE
      return step.problem.kind === 'invalid' ? sheetError(step.problem.errors) : GENERIC_ERROR
    },
  }))
  .actions((self) => ({
    showPanel(projectId: number, isOpen: boolean) {
      self.panelOf = isOpen ? projectId : 0
    },
    /** Opens the panel if a spreadsheet of an earlier visit is pending. */
    enter(projectId: number) {
      self.panelOf = self.stepOf(projectId).kind === 'none' ? 0 : projectId
    },
    setStep(step: SheetStep) {
      self.step = step
    },
    begin(projectId: number, step: SheetStep) {
      self.cancel?.()
      self.cancel = null
      self.file = null
      self.turn += 1
      self.projectId = projectId
      self.step = step
      return self.turn
    },
    setFile(file: ChosenFile) {
      self.file = file
    },
    setCancel(cancel: (() => void) | null) {
      self.cancel = cancel
    },
    receiveError({ projectId, lastError }: { projectId: number; lastError: string }) {
      self.lastError = { projectId, text: lastError }
      self.panelOf = 0
      if (self.projectId === projectId) self.step = NONE
    },
    dismissError() {
      self.lastError = null
    },
  }))
  .actions((self) => {
    /** Cancels and clears the current spreadsheet. */
    const clear = () => void self.begin(self.projectId, NONE)
    const fetched = (download: () => Promise<void>, said?: Said) =>
      self.written(() => download().then(() => true), said)

    return {
      /** `isKnownOnly` leaves out the columns that are not known. */
      async preview(projectId: number, file: ChosenFile, { isKnownOnly = false } = {}): Promise<void> {
        const { name } = file
        const turn = self.begin(projectId, { kind: 'sending', name, progress: 0 })
        self.setFile(file)
        const isCurrent = () => turn === self.turn
        const onProgress = (share: number) => {
          if (isCurrent()) self.setStep({ kind: 'sending', name, progress: share < 1 ? share : null })
        }
        const { sheets } = getEnv<SheetsEnv>(self)
        const send = isKnownOnly ? sheets.previewKnown : sheets.preview
        const { response, cancel } = send(projectId, file, onProgress)
        self.setCancel(cancel)
        try {
          const preview = await response
          if (!isCurrent()) return
          self.setCancel(null)
          self.setStep(preview === null ? { kind: 'unreadable', name } : { kind: 'seen', name, preview })
        } catch (caught) {
          if (!isCurrent()) return
          self.setCancel(null)
          self.setStep({ kind: 'failed', name, problem: problemOf(caught) })
        }
      },
      /** Checks the same file again without the columns that are not known. */
      async leaveOut(): Promise<void> {
        if (self.file !== null) await this.preview(self.projectId, self.file, { isKnownOnly: true })
      },
      /** Imports the checked spreadsheet: all rows or none. */
      confirm(projectId: number, previewId: number): Promise<WriteOutcome> {
        return self.whileSaving(async () => {
          const outcome = await outcomeOf(() => getEnv<SheetsEnv>(self).sheets.confirm(projectId, previewId))
          notifyOutcome(self, outcome, { done: FILE_UPLOADED })
          if (outcome.kind === 'done') {
            clear()
            self.showPanel(projectId, false)
          }
          return outcome
        })
      },
      download: (projectId: number) => fetched(() => getEnv<SheetsEnv>(self).sheets.download(projectId)),
      downloadFailures: (projectId: number, previewId: number) =>
        fetched(() => getEnv<SheetsEnv>(self).sheets.downloadFailures(projectId, previewId), { done: null }),
      /** Cancels and clears the current spreadsheet, also on the server. */
      reset() {
        const { step, projectId } = self
        clear()
        if (step.kind !== 'seen' || step.preview.id === null) return
        // Failures are ignored: the server discards abandoned files by itself.
        void getEnv<SheetsEnv>(self)
          .sheets.forget(projectId, step.preview.id)
          .catch(() => undefined)
      },
      /** Clears everything at log out. */
      forget() {
        clear()
        self.showPanel(0, false)
        self.dismissError()
      },
    }
  })
