/** What `npm run new` adds to the tree. */
export interface Addition {
  /** New files by their path from the root. */
  readonly files: Readonly<Record<string, string>>
  /** Changes of files that are there. */
  readonly edits: readonly { readonly file: string; readonly edit: (text: string) => string }[]
}

/**
 * Puts lines right after the last match of a pattern.
 * @throws when the text has no such place, because somebody has changed the file's shape
 */
export function insertAfter(text: string, pattern: RegExp, lines: string): string {
  const last = [...text.matchAll(pattern)].at(-1)
  if (last === undefined) throw new Error(`There is no place for: ${lines.trim()}`)
  const end = last.index + last[0].length
  return `${text.slice(0, end)}${lines}${text.slice(end)}`
}

/** Adds an import below the last one of a file. */
export const addImport = (text: string, line: string): string =>
  insertAfter(text, /^import .*\n/gm, `${line}\n`)

/** `lead-age` as `LeadAge`. */
export const pascalCase = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_match, _dash: string, letter: string) => letter.toUpperCase())

/** `lead-age` as `leadAge`. */
export const camelCase = (name: string): string =>
  pascalCase(name).replace(/^./, (letter) => letter.toLowerCase())
