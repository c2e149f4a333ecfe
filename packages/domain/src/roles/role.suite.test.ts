import { describe, expect, it } from 'vitest'
import { EMPTY_ROLE } from './role.draft.ts'
import { checkRole, validateRole } from './role.suite.ts'

const draft = { name: 'Agent', status: 1, permissions: [1, 2] }

it('passes a role that is complete, and names everything an empty form lacks', () => {
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

it('asks whether the name is free and the permissions exist', () => {
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
    expect(checkRole({ ...draft, status })).toEqual({ ok: true, value: { ...draft, status: read } })
  })

  it.each([
    [true, { requiresTwoFactor: true }],
    [0, { requiresTwoFactor: false }],
    [null, {}],
  ])('two-factor sign-in %j', (requiresTwoFactor, read) => {
    expect(checkRole({ ...draft, requiresTwoFactor })).toEqual({ ok: true, value: { ...draft, ...read } })
  })

  it('ignores what is no field, and takes no permissions for an empty list', () => {
    expect(checkRole({ id: 9, name: ' Agent ', status: 1, description: 'x' })).toEqual({
      ok: true,
      value: { name: 'Agent', status: 1, permissions: [] },
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
