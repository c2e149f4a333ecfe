import { describe, expect, it } from 'vitest'
import type { ErrorsByField } from '../field-errors.ts'
import {
  Active,
  bodyOf,
  Decimal,
  errorsIn,
  Flag,
  Ids,
  Instant,
  LongText,
  NullableText,
  RawText,
  receive,
  recordOf,
  recordsOf,
  Secret,
  Text,
  Whole,
  WholeOrNull,
  Yes,
} from './request-body.ts'

const Body = bodyOf({
  text: Text,
  long: LongText,
  raw: RawText,
  nullable: NullableText,
  secret: Secret,
  whole: Whole('enumerable'),
  given: Whole('enumerable', { default: 1 }),
  decimal: Decimal('pattern'),
  instant: Instant,
  flag: Flag('invalid'),
  yes: Yes,
  active: Active,
  ids: Ids('enumerable', 3),
  record: recordOf({ name: Text }),
  records: recordsOf({ id: Whole('invalid') }, 3),
})
const EMPTY = {
  text: '',
  long: '',
  raw: '',
  nullable: null,
  secret: '',
  whole: null,
  given: 1,
  decimal: null,
  instant: null,
  flag: null,
  yes: false,
  active: null,
  ids: null,
  record: null,
  records: [],
}

it.each([undefined, null, 'text', 7, [], [{ text: 'Ann' }], true, {}])('%j is an empty body', (body) => {
  expect(receive(Body, body)).toEqual({ values: EMPTY, malformed: {} })
})

it('reads null as empty, also where a missing field has a default', () => {
  const nulls = Object.fromEntries(Object.keys(EMPTY).map((field) => [field, null]))
  expect(receive(Body, nulls)).toEqual({ values: { ...EMPTY, given: null }, malformed: {} })
})

it('reads no items of a list that is too long', () => {
  const records = [{ id: 1 }, { id: 2 }]
  expect(receive(Body, { ids: [1, 2, 3], records })).toMatchObject({
    values: { ids: [1, 2, 3], records },
    malformed: {},
  })
  expect(receive(Body, { ids: [1, 1, 1, 1], records: ['x', 'y', ...records] })).toEqual({
    values: EMPTY,
    malformed: { ids: ['maxlength'], records: ['maxlength'] },
  })
})

it('ignores unknown and inherited fields', () => {
  expect(receive(Body, { ...Object.create({ text: 'Ann' }), more: 1 }).values).toEqual(EMPTY)
  expect(receive(bodyOf({ constructor: Text }), {}).values).toEqual({ constructor: '' })
})

it('cleans text, except passwords and secrets', () => {
  const sent = ' a\u0000b\r\nc '
  const given = { text: sent, long: sent, raw: sent, nullable: sent, secret: sent }
  expect(receive(Body, given).values).toMatchObject({ ...given, text: 'ab c', long: 'ab\nc' })
})

const taken: [Record<string, unknown>, Record<string, unknown>][] = [
  [{ whole: 4, decimal: 1.5, instant: 1_772_442_000 }, {}],
  [
    { flag: 1, yes: 1, active: true },
    { flag: true, yes: true, active: 1 },
  ],
  [
    { flag: 0, yes: 0, active: false },
    { flag: false, yes: false, active: 0 },
  ],
  [{ ids: [3, 1, 3] }, { ids: [3, 1] }],
  [{ record: { name: ' A ', more: 1 } }, { record: { name: 'A' } }],
  [{ records: [{ id: 1 }, 7, {}] }, { records: [{ id: 1 }, { id: null }, { id: null }] }],
]
it.each(taken)('accepts %j', (body, values) => {
  expect(receive(Body, body)).toEqual({ values: { ...EMPTY, ...body, ...values }, malformed: {} })
})

const rejected: [field: string, error: string, values: unknown[]][] = [
  ['text', 'invalid', [{}, [], true, 7, ['Ann']]],
  ['raw', 'invalid', [{}, ['x']]],
  ['nullable', 'invalid', [{}, 7]],
  ['whole', 'enumerable', [{}, [], 'x', true, 1.5, Number.MAX_VALUE, '4', '']],
  ['decimal', 'pattern', ['12', Infinity, [], true]],
  ['instant', 'date', ['2026-03-02', 1.5]],
  ['flag', 'invalid', ['true', 2, {}, 'maybe']],
  ['yes', 'invalid', ['yes']],
  ['active', 'enumerable', [2, 'Active']],
  ['ids', 'enumerable', ['1,2', 7, {}, ['1'], [1.5], [[1]], [null]]],
  ['records', 'invalid', ['x', {}, 7, true]],
]
describe('a malformed field', () => {
  it.each(
    rejected.flatMap(([field, error, values]) => values.map((value) => [field, value, error] as const)),
  )('%s of %j is %s, and reads as empty', (field, value, error) => {
    const values = { ...EMPTY, given: 1 }
    expect(receive(Body, { [field]: value })).toEqual({ values, malformed: { [field]: [error] } })
  })

  it('is a wrong secret if it is a secret', () => {
    expect(receive(Body, { secret: {} })).toEqual({ values: EMPTY, malformed: {} })
  })

  it('is named by its path in a record or a list', () => {
    const { values, malformed } = receive(Body, { record: { name: 7 }, records: [{ id: 1 }, { id: 'a' }] })
    expect(malformed).toEqual({ 'record.name': ['invalid'], 'records.1.id': ['invalid'] })
    expect(values).toMatchObject({ record: { name: '' }, records: [{ id: 1 }, { id: null }] })
  })

  it.each(['x', [], 7, true])('%j is an empty record', (record) => {
    const { values, malformed } = receive(Body, { record })
    expect(malformed).toEqual({ record: ['invalid'] })
    expect(values.record).toEqual({ name: '' })
  })

  it('is only reported as malformed, whatever the rules report', () => {
    const rules: ErrorsByField = { text: ['required'], raw: ['required'] }
    expect(errorsIn(receive(Body, { text: 7 }), rules)).toEqual({ text: ['invalid'], raw: ['required'] })
  })
})

describe('a field with a meaningful null', () => {
  const Meaning = bodyOf({
    to: WholeOrNull('enumerable'),
    nested: recordOf({ from: WholeOrNull('invalid') }),
  })

  it('is required, and reads as null when missing', () => {
    expect(receive(Meaning, {})).toEqual({
      values: { to: null, nested: null },
      malformed: { to: ['required'] },
    })
    expect(receive(Meaning, { to: undefined, nested: {} })).toEqual({
      values: { to: null, nested: { from: null } },
      malformed: { to: ['required'], 'nested.from': ['required'] },
    })
    expect(Meaning).toMatchObject({ required: ['to'] })
  })

  it('can be null', () => {
    const body = { to: null, nested: { from: null } }
    expect(receive(Meaning, body)).toEqual({ values: body, malformed: {} })
  })

  it.each([1.5, 'x'])('is malformed for %j', (to) => {
    expect(receive(Meaning, { to }).malformed).toEqual({ to: ['enumerable'] })
  })
})
