import { describe, expect, it } from 'vitest'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { RoleBody } from './role.body.ts'
import { EMPTY_ROLE } from './role.draft.ts'
import { validateRole } from './role.suite.ts'

const checkRole = checkerOf(RoleBody, ({ permissions, requiresTwoFactor: _two, ...role }) =>
  validateRole({ ...role, permissions: permissions ?? [] }),
)
const draft = { name: 'Agent', status: 1, permissions: [1, 2] }

it('accepts a complete role, and reports every required field of an empty form', () => {
  expect(validateRole(draft)).toEqual({})
  expect(validateRole(EMPTY_ROLE)).toEqual({ name: ['required'], status: ['required'] })
})

it.each([
  ['', ['required']],
  ['   ', ['required']],
  ['x'.repeat(64), undefined],
  ['x'.repeat(65), ['maxlength']],
  ['👩'.repeat(64), undefined],
  [` ${'x'.repeat(64)} `, undefined],
])('name %j', (name, errors) => {
  expect(validateRole({ ...draft, name })['name']).toEqual(errors)
})

it('checks that the name is free and the permissions exist', () => {
  const lookups = { isNameFree: (name: string) => name !== 'Agent', knowsPermission: (id: number) => id < 3 }
  expect(validateRole(draft, lookups)).toEqual({ name: ['unique'] })
  expect(validateRole({ ...draft, name: 'Other', permissions: [2, 3] }, lookups)).toEqual({
    permissions: ['enumerable'],
  })
})

describe('reading', () => {
  it.each([
    [1, 1],
    [true, 1],
    [0, 0],
    [false, 0],
  ])('status %j', (status, read) => {
    expect(checkRole({ ...draft, status })).toEqual({
      ok: true,
      value: { ...draft, status: read, requiresTwoFactor: null },
    })
  })

  it.each([
    [true, true],
    [0, false],
    [null, null],
  ])('two-factor sign-in %j', (requiresTwoFactor, read) => {
    expect(checkRole({ ...draft, requiresTwoFactor })).toEqual({
      ok: true,
      value: { ...draft, requiresTwoFactor: read },
    })
  })

  it('ignores unknown fields', () => {
    expect(checkRole({ id: 9, name: ' Agent ', status: 1, description: 'x' })).toEqual({
      ok: true,
      value: { name: 'Agent', status: 1, permissions: null, requiresTwoFactor: null },
    })
  })

  it.each([
    [{ ...draft, status: 2 }, { status: ['enumerable'] }],
    [{ ...draft, status: 'maybe' }, { status: ['enumerable'] }],
    [{ ...draft, status: null }, { status: ['required'] }],
    [{ ...draft, permissions: ['1'] }, { permissions: ['enumerable'] }],
    [{ ...draft, requiresTwoFactor: 'maybe' }, { requiresTwoFactor: ['enumerable'] }],
    [{ ...draft, name: ['x'] }, { name: ['invalid'] }],
    [null, { name: ['required'], status: ['required'] }],
  ])('%j', (body, errors) => {
    expect(checkRole(body)).toEqual({ ok: false, errors })
  })
})
