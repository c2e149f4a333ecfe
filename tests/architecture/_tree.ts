import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/lib/root.ts'

const SKIPPED = new Set(['node_modules', '.git', '.data', 'dist', 'storybook-static', 'test-results'])

/** A file of the tree, or an invented one in the test of a rule. */
export interface Source {
  /** Relative to the root, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** Every file below a folder, relative to the root, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesIn(file) : [file]
    })
    .toSorted()
}

export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

export const read = (files: readonly string[]): Source[] =>
  files.map((file) => ({ file, text: textOf(file) }))

export const isSource = (file: string): boolean => /\.tsx?$/.test(file)

/** True for tests, stories and their fixtures, which are not part of the product. */
export const isForTests = (file: string): boolean =>
  /\.(test|stories|fixtures)\.tsx?$/.test(file) || /\/(test|stories)\//.test(file) || file.endsWith('.mdx')

/** Every source of the product in the packages' `src` folders. */
export const productSources = (): Source[] =>
  read(filesIn('packages').filter((file) => isSource(file) && file.includes('/src/') && !isForTests(file)))

/** The lines of a page of docs, without the padding of tables. */
export const linesOfPage = (page: string): string[] =>
  page.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim().split('\n')
