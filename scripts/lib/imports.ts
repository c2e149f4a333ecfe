import path from 'node:path'

/** A file, relative to the root with forward slashes. */
interface Source {
  readonly file: string
  readonly text: string
}

export interface Import {
  readonly from: string
  /** The imported module: a path from the root for our own, otherwise the package's name. */
  readonly to: string
  /** True for a path from the importing file, such as `./token.ts`. */
  readonly isRelative: boolean
  /** True when nothing is loaded at run time. */
  readonly isTypeOnly: boolean
}

const IMPORT = /^(?:import|export)( type)?\b(?:[^'"=;()]*\bfrom)? '([^']+)'|\bimport\(\s*['"`]([^'"`]+)/gm

/** Every import of a file, including dynamic imports and re-exports. */
export const importsOf = ({ file, text }: Source): Import[] =>
  [...text.matchAll(IMPORT)].map(([, type, written, loadedLater = '']) => {
    const name = written ?? loadedLater
    return {
      from: file,
      to: moduleOf(file, name),
      isRelative: name.startsWith('.'),
      isTypeOnly: type !== undefined,
    }
  })

function moduleOf(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  const own = /^@latchkey\/(\w+)\/(.+)$/.exec(name)
  return own === null ? name : `packages/${own[1]}/src/${own[2]}`
}
