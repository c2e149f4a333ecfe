/** The whole spreadsheet is unusable; the message is shown to the user. */
export class SheetProblem extends Error {}
