import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.ts'

export const LICENCES_DOC = 'docs/LICENCES.md'

/** A package that the product depends on at run time. */
export interface Dependency {
  readonly name: string
  /** The author's own term: an SPDX expression, or `none`. */
  readonly licence: string
  /** True for a package of some platforms only. */
  readonly isNative: boolean
}

interface Manifest {
  name: string
  license?: string | { type?: string }
  /** The form in older packages. */
  licenses?: { type?: string }[]
  os?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** All run-time dependencies, transitive ones included, without the workspace's own packages. */
export function dependencies(): Dependency[] {
  const found = new Map<string, Dependency>()
  const seen = new Set<string>()

  function visit(folder: string, isOurs: boolean): void {
    if (seen.has(folder)) return
    seen.add(folder)
    const { name, license, licenses, os, ...manifest } = manifestIn(folder)
    if (!isOurs) {
      const licence = typeof license === 'string' ? license : ((license ?? licenses?.[0])?.type ?? 'none')
      found.set(`${name} ${licence}`, { name, licence, isNative: os !== undefined })
    }
    // pnpm puts the dependencies of an installed package beside it, and of a workspace package below it.
    const home = isOurs ? path.join(folder, 'node_modules') : folder.slice(0, -name.length)
    for (const wanted of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const place = path.join(home, wanted)
      if (!wanted.startsWith('@latchkey/') && existsSync(place)) visit(realpathSync(place), false)
    }
  }

  for (const name of readdirSync(inRoot('packages'))) visit(inRoot(`packages/${name}`), true)
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

export function licencesPage(all: readonly Dependency[]): string {
  const byLicence = Map.groupBy(
    all.filter(({ isNative }) => !isNative),
    ({ licence }) => licence,
  )
  const rows = [...byLicence]
    .toSorted(([one, few], [other, many]) => many.length - few.length || one.localeCompare(other))
    .map(([licence, packages]) => `| ${licence} | ${packages.map(({ name }) => name).join(', ')} |`)
  return [
    '# Licences',
    '',
    'Every package that the product runs on, with all that they bring. `npm run docs` writes this page; a test refuses a licence that is not in its list. Builds for single platforms (PostgreSQL, libvips) come on top and are checked alike.',
    '',
    '| Licence | Packages |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
