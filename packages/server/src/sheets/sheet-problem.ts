import type { SheetFailure } from '@latchkey/domain/sheets/sheet.contract'

/** A cell of the file. */
export type SheetPlace = Omit<SheetFailure, 'reason'>

/** The whole spreadsheet is unusable; the message is shown to the user, with the place if there is one. */
export class SheetProblem extends Error {
  readonly place: SheetPlace | undefined

  constructor(message: string, options: ErrorOptions & { readonly place?: SheetPlace | undefined } = {}) {
    super(message, options)
    this.place = options.place
  }
}
