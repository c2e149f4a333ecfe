/** The accepted files. */
export interface FileRules {
  /** Extensions without the dot, in lower case ("jpg"). */
  extensions: readonly string[]
  /** Also accepted, but not named to the user, such as other extensions of the same format. */
  otherExtensions?: readonly string[]
  /** The maximum size in bytes, inclusive. */
  maxBytes: number
}

const MEGABYTE = 1024 * 1024

/** Formats a file size: "10 MB", "3.4 MB", "812 kB". */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)} kB`
  // Rounded up, so that a file above the limit never seems to be within it.
  const tenths = Math.ceil((bytes / MEGABYTE) * 10) / 10
  return `${tenths} MB`
}

/** Joins words as a choice: "jpg, jpeg or png". */
function anyOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** Letters whose names begin with a vowel: extensions are spelled out. */
const AN_LETTER = /^[aefhilmnorsx]/

/** Joins words as a choice with the article of the first: "a jpg or png", "an xlsx or csv". */
const oneOf = (words: readonly string[]): string =>
  `${AN_LETTER.test(words[0] ?? '') ? 'an' : 'a'} ${anyOf(words)}`

/** The rules in one line: "jpg, jpeg or png, up to 10 MB". */
export function rulesText({ extensions, maxBytes }: FileRules): string {
  return `${anyOf(extensions)}, up to ${fileSize(maxBytes)}`
}

/** The `accept` attribute of a file input. */
export function acceptOf({ extensions, otherExtensions = [] }: FileRules): string {
  return [...extensions, ...otherExtensions].map((extension) => `.${extension}`).join(',')
}

/** The reason for rejecting a file, in a sentence with its name; null if it is accepted. */
export function errorOf(file: Pick<File, 'name' | 'size'>, rules: FileRules): string | null {
  const { extensions, otherExtensions = [], maxBytes } = rules
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (extension === undefined || ![...extensions, ...otherExtensions].includes(extension))
    return `“${file.name}” is not supported: choose ${oneOf(extensions)} file.`
  if (file.size === 0) return `“${file.name}” is empty.`
  if (file.size > maxBytes)
    return `“${file.name}” is too large: it has ${fileSize(file.size)}, the limit is ${fileSize(maxBytes)}.`
  return null
}

export interface SortedFiles {
  accepted: File[]
  /** One sentence for each rejected file. */
  errors: string[]
}

/** Splits files into accepted and rejected ones; where one is expected, several are rejected together. */
export function sortFiles(files: readonly File[], rules: FileRules, isMultiple: boolean): SortedFiles {
  if (!isMultiple && files.length > 1) return { accepted: [], errors: ['Choose a single file.'] }
  const checked = files.map((file) => ({ file, error: errorOf(file, rules) }))
  return {
    accepted: checked.filter(({ error }) => error === null).map(({ file }) => file),
    errors: checked.flatMap(({ error }) => error ?? []),
  }
}
