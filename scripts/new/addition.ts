/** The files that `npm run new` adds. */
export interface Addition {
  /** By path from the root. */
  readonly files: Readonly<Record<string, string>>
  /** Changes of existing files. */
  readonly edits: readonly { readonly file: string; readonly edit: (text: string) => string }[]
  /** The next step of the developer. */
  readonly next?: string
}

/**
 * Inserts lines after the last match of a pattern.
 * @throws when the text has no match, because the shape of the file was changed
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
