import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../platform/values/durations.ts'
import type {
  Import,
  ImportColumn,
  ImportCounts,
  ImportField,
  ImportRow,
  ListedImport,
  Stay,
} from './import.contract.ts'
import { DROP, IMPORT_STATES, KEEP } from './import.enums.ts'

const BY = { id: 1, name: 'Ann Lee' } as const

const aField = (name: string, label: string, overrides: Partial<ImportField> = {}): ImportField => ({
  name,
  label,
  isRequired: false,
  type: 'text',
  options: null,
  ...overrides,
})

/** Some fields of enquiries. */
export const SOME_FIELDS: readonly ImportField[] = [
  aField('externalId', 'Reference'),
  aField('firstName', 'First Name', { isRequired: true }),
  aField('lastName', 'Last Name', { isRequired: true }),
  aField('email', 'Email', { isRequired: true, type: 'email' }),
  aField('phone', 'Phone', { isRequired: true, type: 'phone' }),
  aField('notes', 'Notes'),
  aField('status', 'Status', {
    isRequired: true,
    type: 'choice',
    options: [
      { value: 1, label: 'New' },
      { value: 4, label: 'Viewing scheduled' },
      { value: 5, label: 'Viewing complete' },
      { value: 10, label: 'Reservation declined' },
    ],
  }),
  aField('dateSubmitted', 'Submitted', { type: 'date' }),
  aField('handlerUserId', 'Handler', {
    type: 'person',
    options: [
      { value: 7, label: 'Grace Patel' },
      { value: 8, label: 'Alex Morgan' },
    ],
  }),
]

export function aColumn(overrides: Partial<ImportColumn> = {}): ImportColumn {
  return {
    at: 0,
    heading: 'Applicant ID',
    samples: ['MKT1001', 'MKT1002', 'MKT1003', 'MKT1004', 'MKT1005'],
    filled: 12,
    becomes: 'externalId',
    dateOrder: null,
    example: null,
    ...overrides,
  }
}

const COLUMNS: readonly Partial<ImportColumn>[] = [
  {},
  { heading: 'Forename', samples: ['Zoë', 'Bo', 'Ann', 'Lee', 'Ada'], becomes: 'firstName' },
  { heading: 'Surname', samples: ['Wu', 'Ng', 'Lee', 'Marsh', 'Byron'], becomes: 'lastName' },
  {
    heading: 'Email Address',
    samples: ['zoe@example.com', 'bo@example.com', 'lee@example.com', 'ada@example.com', 'tom@example.com'],
    filled: 11,
    becomes: 'email',
  },
  {
    heading: 'Mobile',
    samples: ['07700 900123', '07700 900124', '07700 900125', '07700 900126', '07700 900127'],
    becomes: 'phone',
  },
  {
    heading: 'Registered',
    samples: ['04/05/2025', '13/04/2025', '01/02/2025', '28/03/2025', '30/06/2025'],
    becomes: 'dateSubmitted',
    dateOrder: 'dmy',
    example: { text: '04/05/2025', day: '2025-05-04' },
  },
  { heading: 'Stage', samples: ['Enquiry', 'Viewed', 'Enquiry', 'Let', 'Offered'], becomes: 'status' },
  {
    heading: 'Requirements',
    samples: ['Two bedrooms, £1,250 pcm', 'Has a dog', 'Near a station'],
    filled: 3,
    becomes: KEEP,
  },
  { heading: 'Offer', samples: ['1200'], filled: 1, becomes: DROP },
]

/** The columns of a typical file of enquiries. */
export const SOME_COLUMNS: readonly ImportColumn[] = COLUMNS.map((overrides, at) =>
  aColumn({ ...overrides, at }),
)

const FIRST_ROWS = [
  'MKT1001|Zoë|Wu|zoe@example.com|07700 900123|04/05/2025|Enquiry|Two bedrooms, £1,250 pcm',
  'MKT1002|Bo|Ng|bo@example.com|07700 900124|13/04/2025|Viewed',
  'MKT1003|Ann|Lee||07700 900125|01/02/2025|Enquiry|Has a dog',
  'MKT1004|Lee|Marsh|lee@example.com|07700 900126|28/03/2025|Let',
  'MKT1005|Ada|Byron|ada@example.com|07700 900127|30/06/2025|Offered|Near a station|1200',
]

export function someCounts(overrides: Partial<ImportCounts> = {}): ImportCounts {
  return {
    rows: 12,
    create: 6,
    update: 1,
    same: 1,
    leftOut: 1,
    problems: 3,
    remarks: 2,
    duplicates: 1,
    old: 2,
    ...overrides,
  }
}

/** A draft of twelve enquiries. */
export function anImport(overrides: Partial<Import> = {}): Import {
  return {
    id: 5,
    kind: 'enquiries',
    system: 'Old spreadsheet',
    state: 'draft',
    fault: null,
    file: {
      name: 'applicants.csv',
      bytes: 48_200,
      rows: 12,
      encoding: 'utf-8',
      delimiter: ',',
      sheet: null,
      sheets: [],
      headingRow: 1,
    },
    firstRows: FIRST_ROWS.map((row) => row.split('|')),
    columns: [...SOME_COLUMNS],
    values: {
      status: [
        { text: 'Enquiry', rows: 6, to: 1 },
        { text: 'Viewed', rows: 4, to: 5 },
        { text: 'Offered', rows: 2, to: null },
      ],
    },
    defaults: { status: 1 },
    options: { known: 'update', details: 'problem', old: 'import', waiting: false, invite: false },
    missing: [],
    remembered: null,
    counts: null,
    progress: { done: 0, of: 0 },
    written: { created: 0, updated: 0 },
    by: BY,
    at: FIXTURE_NOW - HOUR_SECONDS,
    startedAt: null,
    finishedAt: null,
    undoUntil: null,
    version: 1,
    ...overrides,
  }
}

/** The same, imported. */
export const aDoneImport = (overrides: Partial<Import> = {}): Import =>
  anImport({
    state: 'done',
    counts: someCounts(),
    progress: { done: 7, of: 7 },
    written: { created: 6, updated: 1 },
    startedAt: FIXTURE_NOW - 600,
    finishedAt: FIXTURE_NOW - 540,
    undoUntil: FIXTURE_NOW + 30 * DAY_SECONDS,
    ...overrides,
  })

/** One import in each state. */
export const LISTED_IMPORTS: readonly ListedImport[] = IMPORT_STATES.map((state, index) => {
  const isStarted = ['importing', 'stopped', 'done', 'undoing', 'undone'].includes(state)
  const isEnded = ['stopped', 'done'].includes(state)
  return {
    id: index + 1,
    kind: state === 'done' ? 'staff' : 'enquiries',
    system: ['reading', 'unreadable'].includes(state) ? '' : 'Old spreadsheet',
    fileName: state === 'done' ? 'negotiators.xlsx' : `applicants-${index + 1}.csv`,
    state,
    rows: ['reading', 'unreadable'].includes(state) ? 0 : 1204,
    counts: isStarted ? someCounts({ rows: 1204, create: 1190 }) : null,
    by: BY,
    at: FIXTURE_NOW - index * HOUR_SECONDS,
    startedAt: isStarted ? FIXTURE_NOW - 600 : null,
    finishedAt: isEnded ? FIXTURE_NOW - 540 : null,
    undoUntil: isEnded ? FIXTURE_NOW + 30 * DAY_SECONDS : null,
    progress: isStarted ? { done: state === 'done' ? 1191 : 500, of: 1191 } : { done: 0, of: 0 },
  }
})

export function aRow(overrides: Partial<ImportRow> = {}): ImportRow {
  return {
    line: 2,
    outcome: 'create',
    reason: null,
    record: null,
    name: 'Zoë Wu',
    written: false,
    cells: [
      'MKT1001',
      'Zoë',
      'Wu',
      'zoe@example.com',
      '07700 900123',
      '04/05/2025',
      'Enquiry',
      'Two bedrooms, £1,250 pcm',
      '',
    ],
    problems: [],
    remarks: [],
    ...overrides,
  }
}

/** Without an email. */
export const aRowWithProblem = (overrides: Partial<ImportRow> = {}): ImportRow =>
  aRow({
    line: 4,
    outcome: 'problem',
    name: 'Ann Lee',
    cells: ['MKT1003', 'Ann', 'Lee', '', '07700 900125', '01/02/2025', 'Enquiry', 'Has a dog', ''],
    problems: [{ field: 'email', at: 3, value: '', name: 'required', text: 'This is required' }],
    ...overrides,
  })

/** One of each outcome. */
export const SOME_ROWS: readonly ImportRow[] = [
  aRow(),
  aRow({
    line: 3,
    outcome: 'update',
    name: 'Bo Ng',
    remarks: [
      {
        field: 'notes',
        at: 7,
        value: 'Two bedrooms',
        name: 'kept',
        text: 'What was changed here stays',
      },
    ],
  }),
  aRowWithProblem(),
  aRow({ line: 5, outcome: 'left-out', reason: 'deleted', name: 'Lee Marsh' }),
  aRow({ line: 6, outcome: 'same', name: 'Ada Byron' }),
]

/** Records that an undo left. */
export const SOME_STAYS: readonly Stay[] = [
  { line: 2, record: { id: 41, name: 'Zoë Wu' }, reason: 'changed' },
  { line: 9, record: { id: 48, name: 'Lee Marsh' }, reason: 'used' },
]
