import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export interface BuildInputs {
  /** Files and folders, relative to the root. */
  readonly paths: readonly string[]
  /** Files that do not affect the result. */
  readonly ignore?: RegExp
  /** Other inputs, such as settings. */
  readonly values?: readonly string[]
}

/** Hashes the contents of the inputs, not their times, so that a checkout changes nothing. */
export function fingerprintOf(root: string, { paths, ignore, values = [] }: BuildInputs): string {
  const hash = createHash('sha256').update(values.join('\0'))
  for (const file of paths.flatMap((each) => filesAt(root, each))) {
    if (ignore?.test(file)) continue
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** All files at a path, in the same order on every machine. */
function filesAt(root: string, relative: string): string[] {
  const full = path.join(root, relative)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [relative]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
}
