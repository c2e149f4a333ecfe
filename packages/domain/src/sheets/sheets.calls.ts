import type { CallTable, EnvOf } from '../platform/calls.ts'
import type { SheetPreview } from './sheet.contract.ts'

const previewed = (previewId: number) => ({ previewId })

export const sheetsCalls = {
  /** Saves the units on disk. */
  download: { call: 'POST /projects/:id/download-units', saveAs: () => 'Units.xlsx' },
  /** Uploads a spreadsheet for checking; null when it is unreadable. Nothing is written. */
  preview: {
    call: 'POST /projects/:id/preview-units',
    isUpload: true,
    isCancellable: true,
    response: (preview: SheetPreview | false) => preview || null,
  },
  /** The same, without the columns that are not known. */
  previewKnown: {
    call: 'POST /projects/:id/preview-known-units',
    isUpload: true,
    isCancellable: true,
    response: (preview: SheetPreview | false) => preview || null,
  },
  /** Imports the checked spreadsheet: all rows or none. */
  confirm: { call: 'POST /projects/:id/confirm-units', body: previewed },
  /** Lets the server discard a checked spreadsheet. */
  forget: { call: 'POST /projects/:id/forget-units', body: previewed },
  /** Saves the failing rows with their reasons on disk. */
  downloadFailures: {
    call: 'POST /projects/:id/failed-units',
    body: previewed,
    saveAs: () => 'Failed-units.xlsx',
  },
} as const satisfies CallTable

export interface SheetsEnv extends EnvOf<{ sheets: typeof sheetsCalls }> {}
