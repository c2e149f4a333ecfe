import type { Instance } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import type { Problem } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'
import type { SheetPreview } from './sheet.contract.ts'

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

export const NO_SHEET: SheetStep = { kind: 'none' }

/** An upload continues when the page of units is left, and its result waits here. */
export const SheetsStoreModel = SavingModel.named('Sheets')
  .actions(refetchesNothing)
  .volatile(() => ({
    step: NO_SHEET as SheetStep,
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
  .actions((self) => ({
    showPanel(projectId: number, isOpen: boolean) {
      self.panelOf = isOpen ? projectId : 0
    },
    setStep(step: SheetStep) {
      self.step = step
    },
    begin(projectId: number, step: SheetStep, file: ChosenFile | null = null) {
      self.cancel?.()
      self.cancel = null
      self.file = file
      self.turn += 1
      self.projectId = projectId
      self.step = step
      return self.turn
    },
    setCancel(cancel: (() => void) | null) {
      self.cancel = cancel
    },
    receiveError({ projectId, lastError }: { projectId: number; lastError: string }) {
      self.lastError = { projectId, text: lastError }
      self.panelOf = 0
      if (self.projectId === projectId) self.step = NO_SHEET
    },
    dismissError() {
      self.lastError = null
    },
  }))
  .actions((self) => ({
    /** Cancels and clears the current spreadsheet. */
    clear() {
      self.begin(self.projectId, NO_SHEET)
    },
  }))
  .actions((self) => ({
    forget() {
      self.clear()
      self.showPanel(0, false)
      self.dismissError()
    },
  }))

export interface SheetsStore extends Instance<typeof SheetsStoreModel> {}
