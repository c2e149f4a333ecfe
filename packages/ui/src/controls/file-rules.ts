/** Which files are taken. */
export interface FileRules {
  /** Endings without the dot, in lower case ("jpg"). */
  extensions: readonly string[]
  /** The most one file may weigh, in bytes; that many is still taken. */
  maxBytes: number
}

const MEGABYTE = 1024 * 1024

/** The weight of a file as a person reads it: "10 MB", "3.4 MB", "812 kB". */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)} kB`
  // Never rounded down to the limit that it broke.
  const tenths = Math.ceil((bytes / MEGABYTE) * 10) / 10
  return `${tenths} MB`
}

/** Several words as a choice: "jpg, jpeg or png". */
function anyOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** What is taken, in one line: "jpg, jpeg or png, up to 10 MB". */
export function rulesText({ extensions, maxBytes }: FileRules): string {
  return `${anyOf(extensions)}, up to ${fileSize(maxBytes)}`
}

/** What a file input is told to offer. */
export function acceptOf({ extensions }: FileRules): string {
  return extensions.map((extension) => `.${extension}`).join(',')
}

/** Why a file is not taken, in a sentence that names it; null when it is. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, rules: FileRules): string | null {
  const { extensions, maxBytes } = rules
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (extension === undefined || !extensions.includes(extension))
    return `“${file.name}” is not supported: choose a ${anyOf(extensions)} file.`
  if (file.size === 0) return `“${file.name}” is empty.`
  if (file.size > maxBytes)
    return `“${file.name}” is too large: it has ${fileSize(file.size)}, the limit is ${fileSize(maxBytes)}.`
  return null
}

/** What came of several files that were chosen at once. */
export interface SortedFiles {
  taken: File[]
  /** A sentence for each file that was not. */
  refusals: string[]
}

/** Holds chosen files against the rules; where only one is wanted, several are refused together. */
export function sortFiles(files: readonly File[], rules: FileRules, isMultiple: boolean): SortedFiles {
  if (!isMultiple && files.length > 1) return { taken: [], refusals: ['Choose a single file.'] }
  const judged = files.map((file) => ({ file, refusal: refusalOf(file, rules) }))
  return {
    taken: judged.filter(({ refusal }) => refusal === null).map(({ file }) => file),
    refusals: judged.flatMap(({ refusal }) => refusal ?? []),
  }
}
