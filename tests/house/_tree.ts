import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'dist', 'storybook-static', 'test-results'])

/** Every file below a folder, as paths from the root with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesIn(file) : [file]
    })
    .sort()
}

/** The text of a file, named from the root. */
export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** True for TypeScript. */
export const isSource = (file: string): boolean => /\.tsx?$/.test(file)

/** True for a file that is not part of the product: tests, stories and what they are made of. */
export const isForTests = (file: string): boolean =>
  /\.(test|stories|fixtures)\.tsx?$/.test(file) || /\/(test|stories)\//.test(file) || /\.mdx$/.test(file)

/** One import of a file. */
export interface Import {
  from: string
  /** The imported module: a path from the root for our own, the package's name otherwise. */
  to: string
  isTypeOnly: boolean
}

const IMPORT =
  /^(?:import|export)\s+(type\s)?([^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** Every import of a TypeScript file, dynamic ones included. */
export function importsOf(file: string): Import[] {
  return [...textOf(file).matchAll(IMPORT)].map((match) => {
    const name = match[3] ?? match[4] ?? ''
    return {
      from: file,
      to: moduleOf(file, name),
      isTypeOnly: match[1] !== undefined || namesOnlyTypes(match[2]),
    }
  })
}

/** `import { type A, type B } from`. */
function namesOnlyTypes(clause: string | undefined): boolean {
  const names = clause?.match(/^\{([^}]*)\}\s*from/)?.[1]
  return (
    names !== undefined &&
    names.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
  )
}

function moduleOf(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  const own = /^@latchkey\/(\w+)\/(.+)$/.exec(name)
  return own === null ? name : `packages/${own[1]}/src/${own[2]}`
}
