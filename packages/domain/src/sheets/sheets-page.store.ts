import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import { FILE_TOO_LARGE, GENERIC_ERROR } from '../platform/messages.ts'
import { notifyOutcome } from '../platform/notify.ts'
import { problemOf } from '../platform/problem.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { QuestionStore } from '../prompts/question.store.ts'
import { DOWNLOAD_UNITS, FILE_UPLOADED, sheetError } from './sheet.messages.ts'
import type { SheetsEnv } from './sheets.calls.ts'
import { NO_SHEET, type SheetsStore, type SheetStep } from './sheets.store.ts'

type PageEnv = SheetsEnv & { stores: { sheets: SheetsStore; question: Pick<QuestionStore, 'ask'> } }

/** The spreadsheet of one project. */
export const SheetsPageModel = types
  .model('Sheets page', { projectId: types.integer })
  .views((self) => ({
    get kept(): SheetsStore {
      return getEnv<PageEnv>(self).stores.sheets
    },
  }))
  .views((self) => ({
    get step(): SheetStep {
      return self.kept.projectId === self.projectId ? self.kept.step : NO_SHEET
    },
    get isPanelOpen(): boolean {
      return self.kept.panelOf === self.projectId
    },
    /** True while a spreadsheet is being imported or a file downloaded. */
    get isBusy(): boolean {
      return self.kept.isSaving
    },
    /** The server's error about the last failed import, until it is dismissed. */
    get lastError(): string | null {
      const { lastError } = self.kept
      return lastError?.projectId === self.projectId ? lastError.text : null
    },
  }))
  .views((self) => ({
    /** Undefined unless the file was rejected. */
    get error(): string | undefined {
      if (self.step.kind !== 'failed') return undefined
      const { problem } = self.step
      if (problem.kind === 'too-large') return FILE_TOO_LARGE
      return problem.kind === 'invalid' ? sheetError(problem.errors) : GENERIC_ERROR
    },
  }))
  .actions((self) => ({
    showPanel(isOpen: boolean) {
      self.kept.showPanel(self.projectId, isOpen)
    },
    /** `isKnownOnly` leaves out the columns that are not known. */
    async preview(file: ChosenFile, { isKnownOnly = false } = {}): Promise<void> {
      const { kept, projectId } = self
      const { name } = file
      const turn = kept.begin(projectId, { kind: 'sending', name, progress: 0 }, file)
      const isCurrent = () => turn === kept.turn
      const onProgress = (share: number) => {
        if (isCurrent()) kept.setStep({ kind: 'sending', name, progress: share < 1 ? share : null })
      }
      const end = (step: SheetStep) => {
        if (!isCurrent()) return
        kept.setCancel(null)
        kept.setStep(step)
      }
      const { sheets } = getEnv<PageEnv>(self)
      const send = isKnownOnly ? sheets.previewKnown : sheets.preview
      const { response, cancel } = send(projectId, file, onProgress)
      kept.setCancel(cancel)
      try {
        const preview = await response
        end(preview === null ? { kind: 'unreadable', name } : { kind: 'seen', name, preview })
      } catch (caught) {
        end({ kind: 'failed', name, problem: problemOf(caught) })
      }
    },
    /** Imports the checked spreadsheet: all rows or none. */
    confirm: (previewId: number): Promise<WriteOutcome> =>
      self.kept.whileSaving(async () => {
        const { kept, projectId } = self
        const outcome = await outcomeOf(() => getEnv<PageEnv>(self).sheets.confirm(projectId, previewId))
        notifyOutcome(self, outcome, { done: FILE_UPLOADED })
        if (outcome.kind === 'done') {
          kept.clear()
          kept.showPanel(projectId, false)
        }
        return outcome
      }),
    download: (): Promise<WriteOutcome> =>
      self.kept.written(async () => {
        await getEnv<PageEnv>(self).sheets.download(self.projectId)
        return true
      }),
    downloadFailures(previewId: number): Promise<WriteOutcome> {
      const fetch = async () => {
        await getEnv<PageEnv>(self).sheets.downloadFailures(self.projectId, previewId)
        return true
      }
      return self.kept.written(fetch, { done: null })
    },
    /** Cancels and clears the current spreadsheet, also on the server. */
    reset() {
      const { step, projectId } = self
      self.kept.clear()
      if (step.kind !== 'seen' || step.preview.id === null) return
      // Failures are ignored: the server discards abandoned files by itself.
      void getEnv<PageEnv>(self)
        .sheets.forget(projectId, step.preview.id)
        .catch(() => undefined)
    },
  }))
  .actions((self) => ({
    askDownload: (): void =>
      getEnv<PageEnv>(self).stores.question.ask({
        texts: DOWNLOAD_UNITS,
        isDanger: false,
        action: () => self.download(),
      }),
    /** Opens the panel if a spreadsheet of an earlier visit is pending. */
    enter() {
      self.showPanel(self.step.kind !== 'none')
    },
    /** Checks the same file again without the columns that are not known. */
    async leaveOut(): Promise<void> {
      if (self.kept.file !== null) await self.preview(self.kept.file, { isKnownOnly: true })
    },
  }))

export interface SheetsPage extends Instance<typeof SheetsPageModel> {}
