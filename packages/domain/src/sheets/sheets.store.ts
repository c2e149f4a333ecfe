import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { ChosenFile } from '../media/media.port.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { SheetPreview } from './sheet.contract.ts'
import { sheetRefusal } from './sheet.messages.ts'
import type { SheetsEnv } from './sheets.port.ts'

/** How far the spreadsheet of a project has come. */
export type SheetStep =
  | { kind: 'none' }
  /** On its way, or, with all of it there, being looked into. */
  | { kind: 'sending'; name: string; progress: number | null }
  /** Looked into; nothing is written yet. */
  | { kind: 'seen'; name: string; preview: SheetPreview }
  | { kind: 'unreadable'; name: string }
  /** `invalid` says that the server refused the file by its kind or weight. */
  | { kind: 'failed'; name: string; problem: Problem }

const NONE: SheetStep = { kind: 'none' }

/** Spreadsheets of units: what is on its way goes on when its page is left, and waits there for the person. */
export const SheetsStoreModel = types
  .model('Sheets', {})
  .volatile(() => ({
    step: NONE as SheetStep,
    /** The project whose spreadsheet that is. */
    projectId: 0,
    /** True while a confirmed spreadsheet is handed over, or a file is asked for. Source: decision G24. */
    isBusy: false,
    /** What the server said of the last spreadsheet that failed, and of which project; null when nobody is to see it. Source: specification §8. */
    lastError: null as { projectId: number; text: string } | null,
    /** The project whose panel for a spreadsheet is open; 0 for none. */
    panelOf: 0,
    turn: 0,
    cancel: null as (() => void) | null,
  }))
  .views((self) => ({
    /** How far the spreadsheet of a project has come. */
    stepOf(projectId: number): SheetStep {
      return self.projectId === projectId ? self.step : NONE
    },
    isPanelOpen: (projectId: number): boolean => self.panelOf === projectId,
  }))
  .views((self) => ({
    /** Why the server refused the file of a project; undefined while it has not. */
    refusalOf(projectId: number): string | undefined {
      const step = self.stepOf(projectId)
      if (step.kind !== 'failed') return undefined
      return step.problem.kind === 'invalid' ? sheetRefusal(step.problem.errors) : GENERIC_ERROR
    },
  }))
  .actions((self) => ({
    showPanel(projectId: number, isOpen: boolean) {
      self.panelOf = isOpen ? projectId : 0
    },
    /** The page of a project was opened: what waits from an earlier visit is on show. */
    enter(projectId: number) {
      self.panelOf = self.stepOf(projectId).kind === 'none' ? 0 : projectId
    },
    setStep(step: SheetStep) {
      self.step = step
    },
    setBusy(isBusy: boolean) {
      self.isBusy = isBusy
    },
    begin(projectId: number, step: SheetStep) {
      self.cancel?.()
      self.cancel = null
      self.turn += 1
      self.projectId = projectId
      self.step = step
      return self.turn
    },
    setCancel(cancel: (() => void) | null) {
      self.cancel = cancel
    },
    /** The server could not take a spreadsheet that was handed over: panels close. Source: specification §2 and §4. */
    receiveError({ projectId, lastError }: { projectId: number; lastError: string }) {
      self.lastError = { projectId, text: lastError }
      self.panelOf = 0
      if (self.projectId === projectId) self.step = NONE
    },
    /** The person has seen the error. Source: specification §8. */
    dismissError() {
      self.lastError = null
    },
  }))
  .actions((self) => {
    async function whileBusy<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
      self.setBusy(true)
      try {
        return await act()
      } finally {
        self.setBusy(false)
      }
    }
    /** Gives up what is on its way, and shows nothing any more. */
    const clear = () => void self.begin(self.projectId, NONE)
    const fetched = (download: () => Promise<void>) =>
      whileBusy(() => outcomeOf(() => download().then(() => true)))

    return {
      /** Sends a spreadsheet to be checked; `step` shows the progress. */
      async preview(projectId: number, file: ChosenFile): Promise<void> {
        const { name } = file
        const turn = self.begin(projectId, { kind: 'sending', name, progress: 0 })
        const isCurrent = () => turn === self.turn
        const onProgress = (share: number) => {
          if (isCurrent()) self.setStep({ kind: 'sending', name, progress: share < 1 ? share : null })
        }
        const { answer, cancel } = getEnv<SheetsEnv>(self).sheets.preview(projectId, file, onProgress)
        self.setCancel(cancel)
        try {
          const preview = await answer
          if (!isCurrent()) return
          self.setCancel(null)
          self.setStep(preview === null ? { kind: 'unreadable', name } : { kind: 'seen', name, preview })
        } catch (caught) {
          if (!isCurrent()) return
          self.setCancel(null)
          self.setStep({ kind: 'failed', name, problem: problemOf(caught) })
        }
      },
      /** Takes what was looked into: all of its rows or none. */
      confirm(projectId: number, previewId: number): Promise<WriteOutcome> {
        return whileBusy(async () => {
          const outcome = await outcomeOf(() => getEnv<SheetsEnv>(self).sheets.confirm(projectId, previewId))
          if (outcome.kind === 'done') {
            clear()
            self.showPanel(projectId, false)
          }
          return outcome
        })
      },
      /** Puts the units of a project on the person's disk. */
      download: (projectId: number) => fetched(() => getEnv<SheetsEnv>(self).sheets.download(projectId)),
      /** Puts the failing rows on the person's disk. */
      downloadFailures: (projectId: number, previewId: number) =>
        fetched(() => getEnv<SheetsEnv>(self).sheets.downloadFailures(projectId, previewId)),
      /** Gives up what is on its way or was looked into, here and on the server. */
      reset() {
        const { step, projectId } = self
        clear()
        if (step.kind !== 'seen') return
        // Whatever becomes of it: the server drops by itself what nobody comes back to.
        void getEnv<SheetsEnv>(self)
          .sheets.forget(projectId, step.preview.id)
          .catch(() => undefined)
      },
      /** Drops everything, for the next person at this screen. */
      forget() {
        clear()
        self.showPanel(0, false)
        self.dismissError()
      },
    }
  })

/** Spreadsheets of units. */
export interface SheetsStore extends Instance<typeof SheetsStoreModel> {}
