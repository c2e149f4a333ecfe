import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from '../scripts/lib/imports.ts'
import { ROOT } from '../scripts/lib/root.ts'

/** For each component of the design system the names of the pages that use it, directly or not. */
export type UsedBy = Readonly<Record<string, readonly string[]>>

const COMPONENT = /^packages\/ui\/src\/(?:.+\/)?(\w+)\/\1\.tsx$/

const PAGE = /^packages\/app\/src\/pages\/(?:.+\/)?(\w+Page)\.tsx$/

export function readUsedBy(): UsedBy {
  const files = globSync('packages/{app,ui}/src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const imported = new Map(
    files.map((file) => [
      file,
      importsOf({ file, text: readFileSync(path.join(ROOT, file), 'utf8') })
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ to }) => to),
    ]),
  )
  const pages = files.filter((file) => PAGE.test(file) && imported.has(file.replace('.tsx', '.stories.tsx')))
  const usedBy: Record<string, string[]> = {}
  for (const page of pages.toSorted()) {
    for (const file of reachedFrom(page, imported)) {
      const component = COMPONENT.exec(file)?.[1]
      if (component !== undefined) (usedBy[component] ??= []).push(PAGE.exec(page)?.[1] ?? page)
    }
  }
  return usedBy
}

function reachedFrom(start: string, imported: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start])
  // A set is iterated to its end, with what is added meanwhile.
  for (const file of reached) imported.get(file)?.forEach((each) => reached.add(each))
  return reached
}
