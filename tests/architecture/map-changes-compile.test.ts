import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMigration } from '../../scripts/new/migration.ts'
import { FILES_OF_LIST_PAGE, GENERATED, REGISTERED, WRITTEN } from './_list-page.ts'
import { ROOT, textOf } from './_tree.ts'

// Makes three of the changes in docs/MAP.md in copies of the packages and compiles them: one copy has all changes whole,
// the others lack the first, the second or the third file of each. One run of tsc checks all copies.

/** The replacements per file. */
type Change = Readonly<Record<string, readonly (readonly [text: string, replacement: string])[]>>

interface Drill {
  readonly heading: string
  /** The new name, which the compiler's reports quote. */
  readonly name: string
  readonly change: Change
  /** Code that only compiles if more than the changed files follow from the change, by its file. */
  readonly follows?: Readonly<Record<string, string>>
  /** Files in which the compiler reports that a file was left out. */
  readonly noticedIn: readonly string[]
}

const DRILLS: readonly Drill[] = [
  {
    heading: 'A field of a unit',
    name: 'floor',
    change: {
      'packages/domain/src/properties/property.fields.ts': [
        [
          '  rooms: {',
          "  floor: { kind: 'count', section: 'section', label: 'Floor', max: 99 },\n  rooms: {",
        ],
      ],
      'packages/server/src/db/tables/stock.ts': [
        ['  rooms: Maybe<number>', '  floor: Maybe<number>\n  rooms: Maybe<number>'],
      ],
    },
    noticedIn: ['packages/server/src/properties/properties.columns.ts'],
  },
  {
    heading: 'A field of a lead',
    name: 'company',
    change: {
      'packages/domain/src/leads/lead.fields.ts': [
        [
          '  addressLine1: {',
          "  company: { kind: 'text', section: 'tenant', label: 'Company', isListed: true },\n  addressLine1: {",
        ],
      ],
      'packages/server/src/db/tables/leads.ts': [
        ['  notes: Maybe<string>', '  company: Maybe<string>\n  notes: Maybe<string>'],
      ],
    },
    follows: {
      'packages/domain/src/duplicates/company.ts':
        "import type { MergeField } from './merge.rules.ts'\n\nexport const field: MergeField = 'company'\n",
    },
    noticedIn: [
      'packages/server/src/leads/record/lead.columns.ts',
      'packages/server/src/leads/record/lead.present.ts',
    ],
  },
  {
    heading: 'A column of the Viewings list',
    name: 'source',
    change: {
      'packages/domain/src/leads/lead.columns.ts': [
        [
          '  status: {',
          "  source: { label: 'CRM', textOf: (row) => row.crmEnquiryUuid ?? '' },\n  status: {",
        ],
        ['  Viewing: [', "  Viewing: ['source', "],
      ],
      'packages/ui/src/lettings/leads/lead-columns.tsx': [
        ['  Viewing: {', '  Viewing: {\n    source: [6, 1],'],
      ],
      'packages/server/src/leads/lists/lists.columns.ts': [
        ['  status: {', "  source: { sort: 'name_key', filter: () => sql`true` },\n  status: {"],
      ],
    },
    noticedIn: [
      'packages/ui/src/lettings/leads/lead-columns.tsx',
      'packages/server/src/leads/lists/lists.columns.ts',
    ],
  },
]

const PACKAGES = ['domain', 'ui', 'server']
const WHOLE = 'whole'

/** Copies of the packages by the place of the file that each change lacks in it. */
const LACKING = ['without-first', 'without-second', 'without-third']

const folder = mkdtempSync(path.join(os.tmpdir(), 'drills-'))
let complaints: readonly string[] = []

beforeAll(async () => {
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  copyPackages(WHOLE, [...PACKAGES, 'app'])
  for (const { change, follows = {} } of DRILLS) {
    apply(WHOLE, Object.entries(change))
    for (const [file, text] of Object.entries(follows)) writeFileSync(path.join(folder, WHOLE, file), text)
  }
  addListPage(WHOLE)
  for (const [place, copy] of LACKING.entries()) {
    copyPackages(copy)
    for (const { change } of DRILLS) apply(copy, Object.entries(change).toSpliced(place, 1))
  }
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        types: ['node', 'vite/client'],
      },
      include: [
        `${WHOLE}/packages/*/src`,
        ...LACKING.flatMap((copy) =>
          DRILLS.flatMap(({ noticedIn }) => noticedIn.map((file) => `${copy}/${file}`)),
        ),
      ],
      exclude: ['**/*.test.ts', '**/*.stories.tsx', '**/node_modules'],
    }),
  )
  complaints = await tscComplaints()
})

afterAll(() => rmSync(folder, { recursive: true }))

const complaintsIn = (copy: string) => complaints.filter((line) => line.startsWith(`${copy}/`))

test('the compiler accepts all changes if no file is left out', () => {
  expect(complaintsIn(WHOLE)).toEqual([])
})

test.each(
  DRILLS.flatMap(({ change, name }) => Object.keys(change).map((file, place) => ({ file, place, name }))),
)('the compiler misses $file', ({ place, name }) => {
  expect(complaintsIn(LACKING[place] ?? '')).toContainEqual(expect.stringMatching(`['"]${name}['"]`))
})

test.each(DRILLS)('docs/MAP.md names the files of "$heading"', ({ heading, change }) => {
  const section = textOf('docs/MAP.md')
    .split('\n### ')
    .find((text) => text.startsWith(`${heading}\n`))
  const numbered = [...(section ?? '').matchAll(/^\d\. .*?`([^`]+)`/gm)].map(([, file]) => file)
  const migrations = numbered.filter((each) => each?.startsWith('npm run new -- migration'))
  expect(numbered).toHaveLength(3)
  expect(numbered.filter((each) => !migrations.includes(each))).toEqual(Object.keys(change))
})

test('docs/MAP.md names existing files for "A new list page"', () => {
  const [, rest = ''] = textOf('docs/MAP.md').split('\n## A new list page\n')
  const [section = ''] = rest.split('\n## ')
  const named = [...section.matchAll(/`(packages\/[^`]+)`/g)].map(([, file = '']) => file)
  const existing = FILES_OF_LIST_PAGE.filter((file) => existsSync(path.join(ROOT, file)))
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(existing))
  expect(section).toContain(`A list page is ${FILES_OF_LIST_PAGE.length} files,`)
  expect(FILES_OF_LIST_PAGE.length).toBeLessThanOrEqual(15)
})

test('a migration is one new file', () => {
  const { files, edits } = newMigration('add-floor', new Date())
  expect([Object.keys(files).length, edits.length]).toEqual([1, 0])
})

/** Copies the sources of the packages, linked to the dependencies of the original and to the other copies. */
function copyPackages(copy: string, packages: readonly string[] = PACKAGES): void {
  for (const name of packages) {
    const from = path.join(ROOT, 'packages', name)
    const to = path.join(folder, copy, 'packages', name)
    for (const part of ['src', 'node_modules'].filter((each) => existsSync(path.join(from, each)))) {
      cpSync(path.join(from, part), path.join(to, part), { recursive: true, verbatimSymlinks: true })
    }
    // tsc treats packages with the same name and version as one, wherever they are.
    const manifest = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as object
    writeFileSync(path.join(to, 'package.json'), JSON.stringify({ ...manifest, version: `0.0.0-${copy}` }))
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, copy, 'node_modules'))
}

function addListPage(copy: string): void {
  const edited = GENERATED.edits.map(
    ({ file, edit }) => [file, edit(readFileSync(path.join(folder, copy, file), 'utf8'))] as const,
  )
  for (const [name, text] of [...Object.entries(GENERATED.files), ...edited, ...Object.entries(WRITTEN)]) {
    const file = path.join(folder, copy, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  apply(copy, Object.entries(REGISTERED))
}

function apply(copy: string, change: readonly [string, Change[string]][]): void {
  for (const [name, replacements] of change) {
    const file = path.join(folder, copy, name)
    const text = replacements.reduce(
      (all, [old, fresh]) => {
        if (!all.includes(old)) throw new Error(`${name} no longer has: ${old}`)
        return all.replace(old, () => fresh)
      },
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, text)
  }
}

/** The errors of tsc, each beginning with the file. */
function tscComplaints(): Promise<string[]> {
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc')
  return new Promise((resolve) => {
    execFile(
      tsc,
      ['-p', folder, '--pretty', 'false', '--singleThreaded'],
      { cwd: folder },
      (_failure, stdout) => resolve(stdout.split('\n').filter((line) => line.includes(': error TS'))),
    )
  })
}
