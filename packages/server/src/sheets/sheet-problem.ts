/** A spreadsheet that cannot be used as a whole; the message is for the person. */
export class SheetProblem extends Error {}
