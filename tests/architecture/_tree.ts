import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const SKIPPED = new Set(['node_modules', '.git', '.data', 'dist', 'storybook-static', 'test-results'])

/** A file as the architecture tests see it; proofs that a rule can fail make their own. */
export interface Source {
  /** From the root, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** Every file below a folder, as paths from the root with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesIn(file) : [file]
    })
    .toSorted()
}

/** The text of a file, named from the root. */
export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** The files with their text. */
export const read = (files: readonly string[]): Source[] =>
  files.map((file) => ({ file, text: textOf(file) }))

/** True for TypeScript. */
export const isSource = (file: string): boolean => /\.tsx?$/.test(file)

/** True for a file that is not part of the product: tests, stories and what they are made of. */
export const isForTests = (file: string): boolean =>
  /\.(test|stories|fixtures)\.tsx?$/.test(file) || /\/(test|stories)\//.test(file) || file.endsWith('.mdx')

/** Every source of the packages' `src` folders that is part of the product. */
export const productSources = (): Source[] =>
  read(filesIn('packages').filter((file) => isSource(file) && file.includes('/src/') && !isForTests(file)))

/** The lines of a page of docs; a table is the same however wide its columns are. */
export const linesOfPage = (page: string): string[] =>
  page.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim().split('\n')
