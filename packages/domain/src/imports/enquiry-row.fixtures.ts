import { enquiryReader, type EnquiryRow } from './enquiry-row.ts'
import type { ImportOptions, WordTo } from './import.contract.ts'
import type { RowSetup } from './import-row.ts'

/** A column of a test has a heading, a field and a cell. */
export type FixtureColumn = readonly [heading: string, becomes: string, cell: string]

/** A file with these columns from 'Old CRM', whose import started at `startedAt`. */
export const aRowSetup = (columns: readonly FixtureColumn[], startedAt: number): RowSetup => ({
  columns: columns.map(([heading, becomes, cell], at) => ({
    at,
    heading,
    becomes,
    samples: [cell],
    filled: 1,
    dateOrder: null,
    example: null,
  })),
  words: {},
  defaults: {},
  options: { known: 'update', details: 'problem', old: 'import', waiting: false, invite: false },
  system: 'Old CRM',
  choices: {
    people: [
      { id: 3, username: 'priya@latchkey.example', name: 'Priya Shah', isActive: true },
      { id: 4, username: 'tom@latchkey.example', name: 'Tom Reed', isActive: false },
      { id: 5, username: 'tom2@latchkey.example', name: 'Tom Reed', isActive: true },
      { id: 6, username: 'plain@latchkey.example', name: 'plain@latchkey.example', isActive: true },
    ],
    roles: [
      { id: 1, name: 'System Administrator' },
      { id: 2, name: 'Lettings Agent' },
    ],
  },
  startedAt,
  timeZone: 'Europe/London',
})

/** 29 November 2026, 12:00 in London. */
export const NOON = 1_795_953_600

export const at = (iso: string) => Date.parse(iso) / 1000

export const PERSON: readonly FixtureColumn[] = [
  ['First Name', 'firstName', 'Ann'],
  ['Last Name', 'lastName', 'Lee'],
  ['Email', 'email', 'ann@example.com'],
  ['Phone', 'phone', '07700 900123'],
]

/** Without the remark that the start of the import is used. */
export const SUBMITTED: FixtureColumn = ['Registered', 'dateSubmitted', '13/04/2025']

/** Reads one row of a file with these columns. */
export function read(columns: readonly FixtureColumn[], changes: Partial<RowSetup> = {}): EnquiryRow {
  const cells = columns.map(([, , cell]) => cell)
  return enquiryReader({ ...aRowSetup(columns, NOON), ...changes })(7, cells)
}

/** A row with a whole person and these columns. */
export const readMore = (more: readonly FixtureColumn[], changes: Partial<RowSetup> = {}): EnquiryRow =>
  read([...PERSON, SUBMITTED, ...more], changes)

export const named = (faults: EnquiryRow['problems']) => faults.map(({ field, name }) => `${field} ${name}`)

const OPTIONS: ImportOptions = aRowSetup([], 0).options

export const STAND_INS: Partial<RowSetup> = { options: { ...OPTIONS, details: 'stand-in' } }

export const wordsFor = (field: string, words: Readonly<Record<string, WordTo>>): Partial<RowSetup> => ({
  words: { [field]: Object.entries(words).map(([text, to]) => ({ text, rows: 1, to })) },
})
