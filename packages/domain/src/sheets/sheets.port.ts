import type { BaseEnv } from '../platform/env.ts'
import type { ChosenFile, OnProgress } from '../media/media.port.ts'
import type { SheetPreview } from './sheet.contract.ts'

/** A file on its way. */
export interface Sending<Answer> {
  readonly answer: Promise<Answer>
  /** Gives it up; the answer rejects then, or never comes. */
  readonly cancel: () => void
}

/** The API calls of the stores for spreadsheets of units. Every call rejects with a `ProblemError`. */
export interface SheetsPort {
  /** Puts the units of a project on the person's disk. Source: specification §7. */
  download(projectId: number): Promise<void>
  /** Sends a spreadsheet to be checked; null when it cannot be read at all. Nothing is written. */
  preview(projectId: number, file: ChosenFile, onProgress: OnProgress): Sending<SheetPreview | null>
  /** Takes the spreadsheet that was looked into: all of its rows or none. */
  confirm(projectId: number, previewId: number): Promise<boolean>
  /** Lets the server drop what was looked into. */
  forget(projectId: number, previewId: number): Promise<boolean>
  /** Puts the failing rows, each with its reason, on the person's disk. */
  downloadFailures(projectId: number, previewId: number): Promise<void>
}

/** The environment with these calls. */
export interface SheetsEnv extends BaseEnv {
  sheets: SheetsPort
}
