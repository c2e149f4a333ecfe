import type { BaseEnv } from '../platform/env.ts'
import type { ChosenFile, OnProgress } from '../media/media.port.ts'
import type { SheetPreview } from './sheet.contract.ts'

/** A pending upload. */
export interface Sending<Answer> {
  readonly answer: Promise<Answer>
  /** Cancels it; the answer then rejects or never settles. */
  readonly cancel: () => void
}

/** Every call rejects with a `ProblemError`. */
export interface SheetsPort {
  /** Saves the units on disk. */
  download(projectId: number): Promise<void>
  /** Uploads a spreadsheet for checking; null when it is unreadable. Nothing is written. */
  preview(projectId: number, file: ChosenFile, onProgress: OnProgress): Sending<SheetPreview | null>
  /** Imports the checked spreadsheet: all rows or none. */
  confirm(projectId: number, previewId: number): Promise<boolean>
  /** Lets the server discard a checked spreadsheet. */
  forget(projectId: number, previewId: number): Promise<boolean>
  /** Saves the failing rows with their reasons on disk. */
  downloadFailures(projectId: number, previewId: number): Promise<void>
}

export interface SheetsEnv extends BaseEnv {
  sheets: SheetsPort
}
