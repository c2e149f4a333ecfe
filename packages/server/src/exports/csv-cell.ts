/**
 * A formula at the start of a cell, or after `;`, a tab or a line end: a program that splits cells there, as Excel does
 * where `;` is the list separator, reads that part as a cell of its own, quoted or not. Full-width signs count as the
 * plain ones.
 */
const FORMULA = /(?:^|(?<=[;\t\r\n]))(?="*[=+\-@＝＋－＠])/g

/** Prefixes an apostrophe to every possible formula (rule A6.2). */
export const csvCell = (text: string): string => text.replace(FORMULA, "'")
