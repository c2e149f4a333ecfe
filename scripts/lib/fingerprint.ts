import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a build is made of. */
export interface BuildInputs {
  /** Files and folders, relative to the root. */
  readonly paths: readonly string[]
  /** Files that cannot change the result. */
  readonly ignore?: RegExp
  /** Values that change the result, such as settings. */
  readonly values?: readonly string[]
}

/** A hash that changes whenever an input changes; contents count, not times, so that a checkout changes nothing. */
export function fingerprintOf(root: string, { paths, ignore, values = [] }: BuildInputs): string {
  const hash = createHash('sha256').update(values.join('\0'))
  for (const file of paths.flatMap((each) => filesAt(root, each))) {
    if (ignore?.test(file)) continue
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Every file at a path, in an order that does not depend on the machine. */
function filesAt(root: string, relative: string): string[] {
  const full = path.join(root, relative)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [relative]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
}
