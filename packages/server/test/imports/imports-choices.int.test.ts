import { IMPORT_MAX_WORDS } from '@latchkey/domain/imports/import.limits'
import type { Import, ImportCounts } from '@latchkey/domain/imports/import.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { importHashes } from '../../src/imports/import.hashes.ts'
import { rememberChoices } from '../../src/imports/saved-choices.ts'
import { stateNumber } from '../../src/imports/import.numbers.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { fieldError } from '../_staff.ts'
import { getImport, post, read } from './_uploads.ts'

const server = await serverOfFile()
const agent = await server.signIn(['data-import', 'enquiries-view'], 'sam.hill@latchkey.example')
beforeEach(async () => {
  await server.db.deleteFrom('data_import').execute()
  await server.db.deleteFrom('import_choice').execute()
})

const HEADINGS = ['Forename', 'Surname', 'Email Address', 'Mobile', 'Registered', 'Stage', 'Hair']
const csv = (headings: readonly string[], ...rows: string[][]) =>
  [headings, ...rows].map((cells) => cells.join(',')).join('\n')
const ROWS = [
  ['Zoë', 'Stone', 'zoe@x.uk', '07700 900123', '04/05/2025', 'Viewed', 'red'],
  ['Ann', 'Lee', 'ann@x.uk', '07700 900124', '', ' viewed ', ''],
  ['Bob', 'Hay', 'bob@x.uk', '07700 900125', '05/05/2025', 'On hold', ''],
]
const COUNTS: ImportCounts = {
  rows: 3,
  create: 3,
  update: 0,
  same: 0,
  leftOut: 0,
  problems: 0,
  remarks: 0,
  duplicates: 0,
  old: 0,
}
const draftOf = () => read(server, agent, csv(HEADINGS, ...ROWS))
const change = (id: number, choices: object) => post(server, agent, `/imports/${id}/update`, choices)
const becomes = ({ columns }: Import) =>
  Object.fromEntries(columns.map((column) => [column.heading, column.becomes]))

const worded = (count: number) => Array.from({ length: count }, (_, nr) => ['A', `Word ${nr}`])

describe('proposals', () => {
  test('are made of headings, values and words', async () => {
    const draft = await draftOf()
    expect(becomes(draft)).toEqual({
      Forename: 'firstName',
      Surname: 'lastName',
      'Email Address': 'email',
      Mobile: 'phone',
      Registered: 'dateSubmitted',
      Stage: 'status',
      Hair: 'keep',
    })
    expect(draft.columns[6]).toMatchObject({
      at: 6,
      samples: ['red'],
      filled: 1,
      dateOrder: null,
      example: null,
    })
    expect(draft.values).toEqual({
      status: [
        { text: 'Viewed', rows: 2, to: 5 },
        { text: 'On hold', rows: 1, to: null },
      ],
    })
    expect(draft).toMatchObject({
      defaults: { status: 1 },
      options: { known: 'update', details: 'problem', old: 'import', waiting: false, invite: false },
      missing: [],
    })
  })

  test('a day that two orders read is shown; one that has one order decides', async () => {
    const [registered] = (await draftOf()).columns.slice(4)
    expect(registered).toMatchObject({ dateOrder: 'dmy', example: { text: '04/05/2025', day: '2025-05-04' } })
    const american = await read(
      server,
      agent,
      csv(['Name', 'Registered'], ['A', '04/05/2025'], ['B', '04/13/2025']),
    )
    expect(american.columns[1]).toMatchObject({ dateOrder: 'mdy', example: { day: '2025-04-05' } })
  })

  test('a column with too many words for a choice stays in the notes', async () => {
    const many = await read(server, agent, csv(['Name', 'Stage'], ...worded(IMPORT_MAX_WORDS + 1)))
    expect([becomes(many)['Stage'], many.values]).toEqual(['keep', {}])
    const response = await change(many.id, { columns: [{ at: 1, becomes: 'status' }] })
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('columns.1', 'enumerable')])
    const fits = await read(server, agent, csv(['Name', 'Stage'], ...worded(IMPORT_MAX_WORDS)))
    expect(fits.values['status']).toHaveLength(IMPORT_MAX_WORDS)
  })

  test('required fields without a column are missing', async () => {
    expect((await read(server, agent, csv(['Name', 'Email'], ['A', 'a@x.uk']))).missing).toEqual(['phone'])
    expect((await read(server, agent, csv(['Hair'], ['red']))).missing).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
    ])
  })
})

describe('choices', () => {
  test('columns, orders, words, defaults and options change; what is left out stays', async () => {
    const { id } = await draftOf()
    const columns = [
      { at: 4, becomes: 'dateSubmitted', dateOrder: 'mdy' },
      { at: 6, becomes: 'handlerUserId' },
    ]
    const response = await change(id, {
      system: ' Old system ',
      columns,
      values: { status: { 'ON HOLD ': 'leave-out' }, handlerUserId: { red: agent.userId } },
      defaults: { handlerUserId: 'none', status: 4 },
      options: { details: 'stand-in' },
      version: 1,
    })
    expect(response.json<Import>()).toMatchObject({
      system: 'Old system',
      state: 'draft',
      values: {
        status: [{ to: 5 }, { to: 'leave-out' }],
        handlerUserId: [{ text: 'red', rows: 1, to: agent.userId }],
      },
      defaults: { handlerUserId: 'none', status: 4 },
      options: { details: 'stand-in', known: 'update' },
      version: 2,
    })
    const after = await getImport(server, agent, id)
    expect(after.columns[4]).toMatchObject({
      dateOrder: 'mdy',
      example: { text: '04/05/2025', day: '2025-04-05' },
    })
    await change(id, { columns: [{ at: 6, becomes: 'drop' }] })
    const left = await getImport(server, agent, id)
    expect([Object.keys(left.values), left.columns[4]?.dateOrder, left.version]).toEqual([
      ['status'],
      'mdy',
      3,
    ])
  })

  test('one that was made on an older version is refused', async () => {
    const { id } = await draftOf()
    await change(id, { system: 'One', version: 1 })
    const late = await change(id, { system: 'Two', version: 1 })
    expect([late.statusCode, late.json()]).toMatchObject([409, { error: 'conflict' }])
    expect((await getImport(server, agent, id)).system).toBe('One')
  })

  const impossible: [string, string, object][] = [
    ['system', 'maxlength', { system: 'x'.repeat(65) }],
    ['columns.6', 'enumerable', { columns: [{ at: 6, becomes: 'income' }] }],
    ['columns.7', 'enumerable', { columns: [{ at: 7, becomes: 'keep' }] }],
    ['columns.6', 'enumerable', { columns: [{ at: 6, becomes: 'keep', dateOrder: 'dmy' }] }],
    ['columns.4', 'enumerable', { columns: [{ at: 4, becomes: 'dateSubmitted', dateOrder: 'ydm' }] }],
    ['values.status', 'enumerable', { values: { status: { Viewed: 99 } } }],
    ['values.status', 'enumerable', { values: { status: { Viewed: 'none' } } }],
    ['values.status', 'enumerable', { values: { status: { Unheard: 1 } } }],
    ['values.source', 'enumerable', { values: { source: { x: 1 } } }],
    ['values.toString', 'enumerable', { values: { toString: { x: 1 } } }],
    ['values', 'invalid', { values: 7 }],
    ['defaults.status', 'enumerable', { defaults: { status: 99 } }],
    ['defaults.nothing', 'enumerable', { defaults: { nothing: 1 } }],
    ['options.known', 'enumerable', { options: { known: 'erase' } }],
    ['options.toString', 'enumerable', { options: { toString: 1 } }],
    ['version', 'invalid', { version: 'x' }],
  ]
  test('that are not possible change nothing', async () => {
    const { id } = await draftOf()
    for (const [field, name, choices] of impossible) {
      const response = await change(id, { system: 'Other', ...choices })
      expect([response.statusCode, response.json()]).toEqual([422, fieldError(field, name)])
      expect(await getImport(server, agent, id)).toMatchObject({ system: '', version: 1 })
    }
  })

  test('an offer can only be left out', async () => {
    const draft = await read(server, agent, csv(['Name', 'Offer', 'Income'], ['A', '1000', '2000']))
    expect(becomes(draft)).toMatchObject({ Offer: 'drop', Income: 'drop' })
    expect((await change(draft.id, { columns: [{ at: 1, becomes: 'keep' }] })).json()).toEqual(
      fieldError('columns.1', 'enumerable'),
    )
    expect((await change(draft.id, { columns: [{ at: 2, becomes: 'keep' }] })).statusCode).toBe(200)
  })

  test('a checked import stays checked unless a row could have another outcome', async () => {
    const { id } = await draftOf()
    await server.db
      .updateTable('data_import')
      .set({ state: stateNumber('checked'), counts: JSON.stringify(COUNTS) })
      .execute()
    const stateAfter = async (choices: object) => (await change(id, choices)).json<Import>().state
    expect(await stateAfter({ options: { waiting: true, invite: true } })).toBe('checked')
    expect(await stateAfter({ columns: [{ at: 6, becomes: 'keep' }], system: '' })).toBe('checked')
    expect(await stateAfter({ values: { status: { 'On hold': 1 } } })).toBe('draft')
    const stored = await server.db.selectFrom('data_import').select('counts').executeTakeFirst()
    expect(stored?.counts).toBeNull()
  })
})

const start = (id: number) =>
  server.context.change(null, (changing) =>
    rememberChoices(changing, importHashes(server.context.config), id, new Date(server.context.now())),
  )

const turned = (cells: readonly string[]) => cells.toReversed()

test('roles are given by those who may', async () => {
  const clerk = await server.signIn(['data-import', 'users-view'])
  const file = csv(['Email', 'Role'], ['new@x.uk', 'Agent'])
  const draft = await read(server, clerk, file, { kind: 'staff' })
  expect(becomes(draft)).toEqual({ Email: 'username', Role: 'drop' })
  const refused = await post(server, clerk, `/imports/${draft.id}/update`, {
    columns: [{ at: 1, becomes: 'roles' }],
    defaults: { roles: 1 },
  })
  expect(refused.json()).toEqual([
    ...fieldError('columns.1', 'enumerable'),
    ...fieldError('defaults.roles', 'enumerable'),
  ])
  const chief = await server.signIn(['data-import', 'users-view', 'users-roles-update'])
  expect(becomes(await read(server, chief, file, { kind: 'staff' }))).toMatchObject({ Role: 'roles' })
})

describe('saved choices', () => {
  test('are proposed for the next file with these headings, in whatever order', async () => {
    const { id } = await draftOf()
    await change(id, {
      system: 'Old system',
      columns: [
        { at: 6, becomes: 'pets' },
        { at: 4, becomes: 'dateSubmitted', dateOrder: 'mdy' },
      ],
      values: { status: { 'On hold': 10 } },
      defaults: { status: 4 },
      options: { known: 'leave' },
    })
    await start(id)
    const upper = turned(HEADINGS).map((heading) => heading.toUpperCase())
    const next = await read(server, agent, csv(upper, ...ROWS.map(turned)))
    expect(next).toMatchObject({
      system: 'Old system',
      defaults: { status: 4 },
      options: { known: 'leave' },
      remembered: { at: justNow(server), by: { id: agent.userId } },
      values: {
        status: [
          { text: 'Viewed', to: 5 },
          { text: 'On hold', to: 10 },
        ],
      },
    })
    expect(becomes(next)).toMatchObject({ HAIR: 'pets', STAGE: 'status' })
    expect(next.columns[2]).toMatchObject({ heading: 'REGISTERED', dateOrder: 'mdy' })

    await post(server, agent, `/imports/${next.id}/read`)
    await server.settled()
    const afresh = await getImport(server, agent, next.id)
    expect(afresh).toMatchObject({ remembered: null, defaults: { status: 1 }, options: { known: 'update' } })
    expect(becomes(afresh)).toMatchObject({ HAIR: 'keep' })
  })

  test('of other headings are not', async () => {
    const { id } = await draftOf()
    await start(id)
    const other = await read(server, agent, csv([...HEADINGS, 'More'], ...ROWS))
    expect(other.remembered).toBeNull()
  })

  test('the last ones count', async () => {
    for (const system of ['First', 'Second']) {
      const { id } = await draftOf()
      await change(id, { system })
      await start(id)
    }
    expect((await draftOf()).system).toBe('Second')
  })
})
