import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, type Import } from '../../scripts/lib/imports.ts'
import { filesIn, productSources } from './_tree.ts'

/** The parts of `packages/<package>/src/<area>/<feature>/…`, as far as the path has them. */
function placeOf(file: string) {
  const [root = '', name = '', , area = '', feature = ''] = file.split('/')
  return root === 'packages' ? { name, area, feature } : { name: '', area: '', feature: '' }
}

type Place = ReturnType<typeof placeOf>

/** True for an import that breaks the rule; takes the places of both ends, and the import. */
type Forbids = (own: Place, other: Place, found: Import) => boolean

const LOOKS_AT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  ui: ['domain'],
  app: ['domain', 'ui'],
  server: ['domain'],
}

const SCREENS_MACHINES_AND_NETWORK =
  /^(node:|react|styled-components|@base-ui|axios|socket\.io|fastify|kysely|pg(-|$)|nodemailer)/

/** Folders of the server that know no feature. */
const FOUNDATION = ['config', 'platform', 'live', 'jobs']

const RULES: Readonly<Record<string, Forbids>> = {
  'packages look down only: domain, then ui, then app; the server sees the domain alone': (own, other) =>
    other.name !== '' && other.name !== own.name && !LOOKS_AT[own.name]?.includes(other.name),
  'the domain knows nothing of screens, machines or the network': (own, _other, { to }) =>
    own.name === 'domain' && SCREENS_MACHINES_AND_NETWORK.test(to),
  'primitives of the design system know nothing of lettings': (own, other) =>
    own.name === 'ui' &&
    own.area !== 'lettings' &&
    (other.name === 'domain' || (other.name === 'ui' && other.area === 'lettings')),
  'the parts of a component are its own': (own, other, { to }) =>
    own.name !== 'ui' && other.name === 'ui' && /\/([A-Z]\w*)\/(?!\1\.tsx$)/.test(to),
  'one feature of the lettings folder never imports from another': (own, other) =>
    isArea(own, 'ui', 'lettings') && isArea(other, 'ui', 'lettings') && own.feature !== other.feature,
  'one page never imports from the folder of another; the lead dialog is there for all': (own, other) =>
    isArea(own, 'app', 'pages') &&
    isArea(other, 'app', 'pages') &&
    own.feature !== other.feature &&
    other.feature !== 'leads',
  'the server takes no models and no stores of the domain': (own, other, { to }) =>
    own.name === 'server' && other.name === 'domain' && /\.(model|store)(\.ts)?$/.test(to),
  'features of the server meet in features.ts: none takes the routes or the service of another': (
    own,
    other,
    { to },
  ) =>
    own.name === 'server' &&
    own.feature !== '' &&
    other.name === 'server' &&
    own.area !== other.area &&
    /\.(routes|service)\.ts$/.test(to),
  'the foundation of the server knows no feature': (own, other, { to }) =>
    own.name === 'server' &&
    FOUNDATION.includes(own.area) &&
    other.name === 'server' &&
    /\.(routes|service|queries|policy|present)\.ts$/.test(to),
}

function isArea(place: Place, name: string, area: string): boolean {
  // A file in the area itself belongs to no feature.
  return place.name === name && place.area === area && !/\.tsx?$/.test(place.feature)
}

const imports = productSources().flatMap(importsOf)

test.each(Object.entries(RULES))('%s', (_rule, forbids) => {
  expect(imports.length).toBeGreaterThan(5000)
  expect(imports.filter((found) => forbids(placeOf(found.from), placeOf(found.to), found))).toEqual([])
})

test('no package imports another by its path', () => {
  const around = imports.filter(
    ({ from, to, isRelative }) =>
      placeOf(to).name !== '' && placeOf(from).name !== placeOf(to).name && isRelative,
  )
  expect(around).toEqual([])
})

test('no file is a barrel', () => {
  expect(filesIn('packages').filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
})

/** Files that load typebox at run time, and so would bring it into the browser. */
const schemaFiles = new Set(
  imports.filter(({ to, isTypeOnly }) => to === 'typebox' && !isTypeOnly).map(({ from }) => from),
)

/** The browser loads these packages; of the domain, all but the files of schemas and what only the server asks them. */
const isOfBrowser = (file: string) =>
  ['ui', 'app'].includes(placeOf(file).name) ||
  (placeOf(file).name === 'domain' && !schemaFiles.has(file) && !/\.(?:contract|body|query)\.ts$/.test(file))

test('schemas stay out of the browser: what it loads imports only types from files with schemas', () => {
  const loaded = imports.filter(
    ({ from, to, isTypeOnly }) =>
      isOfBrowser(from) &&
      !isTypeOnly &&
      (to === 'typebox' || schemaFiles.has(`${to.replace(/\.ts$/, '')}.ts`)),
  )
  expect(schemaFiles.size).toBeGreaterThan(3)
  expect(loaded).toEqual([])
})

type Grouping = (file: string) => string

/** Folders in an import cycle, and those that import one. Type imports count. */
function foldersInCycles(folderOf: Grouping): string[] {
  const imported = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [own, other] = [folderOf(from), folderOf(to)]
    imported.set(own, (imported.get(own) ?? new Set()).add(other))
  }
  const isFree = (folder: string) =>
    [...(imported.get(folder) ?? [])].every((other) => other === folder || !imported.has(other))
  for (let count = -1; count !== imported.size;) {
    count = imported.size
    for (const folder of imported.keys()) if (isFree(folder)) imported.delete(folder)
  }
  return [...imported.keys()]
}

// oxlint looks for cycles of files that are loaded (import/no-cycle).
test.each<[string, Grouping]>([
  ['files, types included,', (file) => file],
  ['folders of files', (file) => path.posix.dirname(file)],
  ['folders below src', (file) => path.posix.dirname(file).split('/').slice(0, 4).join('/')],
])('the %s form no cycle', (_name, folderOf) => {
  expect(foldersInCycles(folderOf)).toEqual([])
})
