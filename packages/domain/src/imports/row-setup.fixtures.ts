import type { RowSetup } from './import-row.ts'

/** What a column of a test is called and becomes, and its cell. */
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
