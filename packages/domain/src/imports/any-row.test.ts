import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateLead } from '../leads/lead.suite.ts'
import { ACCESS_NOTES_MAX } from '../properties/property.limits.ts'
import { validateProperty } from '../properties/property.suite.ts'
import { validateUser } from '../users/user.suite.ts'
import type { ImportFault } from './import.contract.ts'
import { IMPORT_KINDS, KEEP, type ImportKind } from './import.enums.ts'
import { fieldNamesOf } from './import.fields.ts'
import { aRowSetup, NOON, PERSON, type FixtureColumn } from './enquiry-row.fixtures.ts'
import { enquiryReader } from './enquiry-row.ts'
import { proposeColumns } from './headings.ts'
import { homeReader } from './home-row.ts'
import type { RowSetup } from './import-row.ts'
import { staffReader } from './staff-row.ts'
import { dateExampleOf, dateOrderOf } from './values/dates.ts'

const TEXTS = [
  '',
  ' ',
  '0',
  '4',
  'New',
  'Viewed',
  'n/a',
  'Lee, Ann',
  'Mr & Mrs Lee',
  'ann@example.com',
  'ann@; x@example.com',
  '07700 900123',
  '4.47E+11',
  '+33 1 23 45 67 89 or 020 7946 0958',
  '13/04/2025',
  '04/13/2025 2:30 PM',
  '30/03/2025 01:30',
  '2099-12-31T23:59:59Z',
  '31/12/9999',
  '45760.6',
  '1e400',
  '14:30',
  'LS1 4AP',
  '£1,250 pcm',
  '1.250,50',
  '-1',
  'Priya Shah',
  'Tom Reed',
  'x',
  'a'.repeat(300),
  'two\nlines',
  '=1+1',
  '😀',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
]

const cell = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme' }))

const columnsOf = (kind: ImportKind): fc.Arbitrary<FixtureColumn[]> =>
  fc
    .array(fc.tuple(fc.constantFrom(...fieldNamesOf(kind), KEEP), cell), { maxLength: 40 })
    .map((columns) => columns.map(([field, text], at): FixtureColumn => [`Column ${at}`, field, text]))

const setupOf = (columns: readonly FixtureColumn[], details: 'problem' | 'stand-in'): RowSetup => {
  const setup = aRowSetup(columns, NOON)
  return { ...setup, options: { ...setup.options, details } }
}

const READERS = {
  enquiries: enquiryReader,
  homes: (setup: RowSetup) => homeReader('homes', setup),
  projects: (setup: RowSetup) => homeReader('projects', setup),
  staff: staffReader,
}

/** Texts on which an expression that tries again at each character takes a long time. */
const LONG = ['1', '.', ',', '-', 'a', '@', '0 ', 'or '].map(
  (piece) => `1${' '.repeat(15_000)}${piece.repeat(3_000)}x`,
)

const details = fc.constantFrom('problem' as const, 'stand-in' as const)

/** Remarks of cells whose text must be in the notes. */
const KEPT: readonly string[] = ['unfit', 'several', 'no-person']

/** Faults that are at no column of the file, or whose cell is neither used nor in the notes; null where there are no notes. */
const lostFaults = (
  { problems, remarks }: { problems: readonly ImportFault[]; remarks: readonly ImportFault[] },
  columns: readonly FixtureColumn[],
  notes: string | null,
): ImportFault[] => [
  ...[...problems, ...remarks].filter(({ at }) => at !== null && columns[at] === undefined),
  ...remarks.filter(
    ({ at, name, value }) =>
      notes !== null &&
      notes.length < ACCESS_NOTES_MAX &&
      at !== null &&
      KEPT.includes(name) &&
      !notes.includes(`Column ${at}: ${value}`),
  ),
]

const cellsOf = (columns: readonly FixtureColumn[]): string[] => columns.map(([, , text]) => text)

const PERSON_OR_NONE = fc.constantFrom(PERSON, [])

describe('a row without problems can be saved, and no cell is lost', () => {
  it('as a lead', () => {
    let saved = 0
    fc.assert(
      fc.property(PERSON_OR_NONE, columnsOf('enquiries'), details, (person, more, chosen) => {
        const columns = [...person, ...more].map(([, field, text], at): FixtureColumn => [
          `Column ${at}`,
          field,
          text,
        ])
        const row = enquiryReader(setupOf(columns, chosen))(7, cellsOf(columns))
        const { lead, dateSubmitted, lastContact } = row.values
        const hasProblems = row.problems.length > 0
        expect(lostFaults(row, columns, hasProblems ? null : lead.notes)).toEqual([])
        const { 'property.name': _home, ...errors } = validateLead(lead, { savedPhone: lead.phone })
        expect(hasProblems ? {} : errors).toEqual({})
        expect(hasProblems || Math.max(dateSubmitted, lastContact) <= NOON).toBe(true)
        saved += hasProblems ? 0 : 1
      }),
      { numRuns: 400 },
    )
    expect(saved).toBeGreaterThan(50)
  })

  it.each(['homes', 'projects'] as const)('of %s as a home', (kind) => {
    fc.assert(
      fc.property(columnsOf(kind), (columns) => {
        const row = homeReader(kind, setupOf(columns, 'problem'))(7, cellsOf(columns))
        const { home, project } = row.values
        expect(lostFaults(row, columns, row.problems.length > 0 ? null : home.accessNotes)).toEqual([])
        expect(row.problems.length > 0 ? {} : validateProperty(home)).toEqual({})
        expect(project === null).toBe(kind === 'homes')
      }),
      { numRuns: 200 },
    )
  })

  it('as a user', () => {
    fc.assert(
      fc.property(columnsOf('staff'), (columns) => {
        const row = staffReader(setupOf(columns, 'problem'))(7, cellsOf(columns))
        expect(lostFaults(row, columns, null)).toEqual([])
        expect(row.problems.length > 0 ? {} : validateUser({ ...row.values, active: 0 })).toEqual({})
      }),
      { numRuns: 200 },
    )
  })
})

it.each(IMPORT_KINDS)('a long cell of %s is read as fast as a short one', (kind) => {
  for (const text of LONG) {
    const columns = fieldNamesOf(kind).map((field): FixtureColumn => [field, field, text])
    const row = READERS[kind](setupOf(columns, 'problem'))(7, cellsOf(columns))
    expect(row.problems).not.toEqual([])
    expect(proposeColumns(kind, [{ heading: text, values: [text] }])).toHaveLength(1)
    expect([dateOrderOf([text]), dateExampleOf([text], 'dmy')]).toEqual(['dmy', null])
  }
})
