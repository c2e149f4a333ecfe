import { describe, expect, test } from 'vitest'
import { importsOf, type Import } from './_syntax.ts'
import { filesIn, productSources, type Source } from './_tree.ts'

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

const breaches = (forbids: Forbids, imports: readonly Import[]): string[] =>
  imports
    .filter((found) => forbids(placeOf(found.from), placeOf(found.to), found))
    .map(({ from, to }) => `${from} -> ${to}`)

const sources = productSources()
const imports = sources.flatMap(importsOf)

test('the rules read the tree', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(imports.length).toBeGreaterThan(300)
})

test.each(Object.entries(RULES))('%s', (_rule, forbids) => {
  expect(breaches(forbids, imports)).toEqual([])
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
const schemaFiles = (all: readonly Source[]): Set<string> =>
  new Set(
    all
      .filter((source) => importsOf(source).some(({ to, isTypeOnly }) => to === 'typebox' && !isTypeOnly))
      .map(({ file }) => file),
  )

const isOfBrowser = (file: string) => ['ui', 'app'].includes(placeOf(file).name)

function schemasLoaded(all: readonly Source[]): string[] {
  const schemas = schemaFiles(all)
  return all
    .flatMap(importsOf)
    .filter(({ from, isTypeOnly }) => (isOfBrowser(from) || from.endsWith('.calls.ts')) && !isTypeOnly)
    .filter(({ to }) => to === 'typebox' || schemas.has(`${to.replace(/\.ts$/, '')}.ts`))
    .map(({ from, to }) => `${from} -> ${to}`)
}

test('schemas stay out of the browser: ui, app and tables of calls import only types from files with schemas', () => {
  expect(schemaFiles(sources).size).toBeGreaterThan(3)
  expect(schemasLoaded(sources)).toEqual([])
})

describe('the rules can fail', () => {
  const proofs: Readonly<Record<string, readonly [file: string, text: string]>> = {
    'packages look down only: domain, then ui, then app; the server sees the domain alone': [
      'packages/ui/src/data/Pager/Pager.tsx',
      "import { routeObjects } from '@latchkey/app/router'",
    ],
    'the domain knows nothing of screens, machines or the network': [
      'packages/domain/src/leads/lead.suite.ts',
      "import fs from 'node:fs'",
    ],
    'primitives of the design system know nothing of lettings': [
      'packages/ui/src/inputs/Select/Select.tsx',
      "export type { Lead } from '@latchkey/domain/leads/lead.contract'",
    ],
    'the parts of a component are its own': [
      'packages/app/src/pages/users/UsersPage.tsx',
      "import { BodyRows } from '@latchkey/ui/data/DataTable/body/BodyRows.tsx'",
    ],
    'one feature of the lettings folder never imports from another': [
      'packages/ui/src/lettings/calendar/Legend/Legend.tsx',
      "import { LeadsTable } from '../../leads/LeadsTable/LeadsTable.tsx'",
    ],
    'one page never imports from the folder of another; the lead dialog is there for all': [
      'packages/app/src/pages/users/UsersPage.tsx',
      "const later = () => import('../profile/ProfilePage.tsx')",
    ],
    'the server takes no models and no stores of the domain': [
      'packages/server/src/leads/leads.service.ts',
      "import {\n  LeadModel,\n} from '@latchkey/domain/leads/lead.model'",
    ],
    'features of the server meet in features.ts: none takes the routes or the service of another': [
      'packages/server/src/users/users.service.ts',
      "import { sessionService } from '../session/session.service.ts'",
    ],
    'the foundation of the server knows no feature': [
      'packages/server/src/platform/http/error-plugin.ts',
      "import { leadQueries } from '../leads/record/lead.queries.ts'",
    ],
  }

  test.each(Object.entries(RULES))('%s', (rule, forbids) => {
    const [file, text] = proofs[rule] ?? ['', '']
    expect(breaches(forbids, importsOf({ file, text }))).toHaveLength(1)
  })

  test('schemas stay out of the browser', () => {
    const contract = { file: 'packages/domain/src/a.contract.ts', text: "import { Type } from 'typebox'" }
    const page = (text: string) => schemasLoaded([contract, { file: 'packages/app/src/Page.tsx', text }])
    expect(page("import type { A } from '@latchkey/domain/a.contract'")).toEqual([])
    expect(page("import { A } from '@latchkey/domain/a.contract'")).toHaveLength(1)
    // A bundler still loads a module that is imported like this.
    expect(page("import { type A } from '@latchkey/domain/a.contract'")).toHaveLength(1)
  })
})
