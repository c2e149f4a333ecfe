import fs from 'node:fs'
import { parseEnv } from 'node:util'
import { StartProblem } from './start-problem.ts'

/**
 * Loads a file of settings, if there is one, into the environment, which takes precedence. Returns the names in it.
 * @throws StartProblem when the file cannot be read as it was meant
 */
export function loadEnvFile(file: string, environment: NodeJS.ProcessEnv): string[] {
  if (!fs.existsSync(file)) return []
  const text = decoded(file, bytesOf(file))
  const cut = CUT_VALUE.exec(text)?.[1]
  if (cut !== undefined) {
    throw new StartProblem(
      `${file} gives ${cut} a value with a #, which begins a comment there: put the value in quotation marks.`,
    )
  }
  const values = parseEnv(text)
  for (const [name, value] of Object.entries(values)) environment[name] ??= value
  return Object.keys(values)
}

/** A value without quotation marks in which a # follows another character than a space. */
const CUT_VALUE = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?!["'`#\s])(?:[^\s#]|[ \t]+(?!#))+#/m

function bytesOf(file: string): Buffer {
  try {
    return fs.readFileSync(file)
  } catch {
    throw new StartProblem(`${file} cannot be read; expected a file that this account may read.`)
  }
}

/** Returns the text without a byte order mark. */
function decoded(file: string, bytes: Buffer): string {
  // A zero is in no text, but in every other byte of UTF-16 without a mark.
  const isUtf16 = bytes.includes(0) || /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))
  try {
    if (!isUtf16) return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StartProblem(`${file} is not encoded as UTF-8: save it as UTF-8.`)
  }
  throw new StartProblem(`${file} is encoded as UTF-16: save it as UTF-8.`)
}
