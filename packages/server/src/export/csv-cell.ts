/**
 * Where a cell would become a formula, or the part of one behind `;`, a tab or a line end would: a program that separates
 * cells by these, as Excel does where `;` separates lists, reads that part as a cell of its own, quoted or not. Programs
 * take the full-width signs for the plain ones.
 */
const FORMULA = /(?:^|(?<=[;\t\r\n]))(?="*[=+\-@＝＋－＠])/g

/** A cell of a CSV file with an apostrophe before everything that could be a formula; other text stays as it is. Source: decision A6.2. */
export const csvCell = (text: string): string => text.replace(FORMULA, "'")
