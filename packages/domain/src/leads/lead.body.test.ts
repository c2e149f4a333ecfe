import { describe, expect, it } from 'vitest'
import { DATE_LIMIT } from '../platform/limits.ts'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { receive } from '../platform/validation/request-body.ts'
import { LeadBody, NewLeadBody } from './lead.body.ts'
import { aLead, aLeadDraft, FIXTURE_NOW } from './lead.fixtures.ts'
import { validateLead } from './lead.suite.ts'
import { leadValuesOf } from './lead-values.ts'
import { toLeadSave } from './lead-save.ts'

const checkLead = checkerOf(LeadBody, validateLead)
const errorsOf = (body: unknown) => checkLead(body).errors ?? {}
const withField = (changes: Record<string, unknown>) => ({ ...aLeadDraft(), ...changes })

describe('a body', () => {
  it('is read as sent, with its version', () => {
    const lead = aLead({ version: 4, notes: 'one\ntwo', viewingDate: FIXTURE_NOW, viewingUserId: 3 })
    const { values, malformed } = receive(LeadBody, JSON.parse(JSON.stringify(lead)))
    expect(malformed).toEqual({})
    expect(values).toEqual({ ...toLeadSave(leadValuesOf(lead)), version: 4, override: false })
  })

  it('is trimmed and loses control characters', () => {
    const { values } = receive(LeadBody, withField({ firstName: '  An\u0000n ', notes: ' a\r\nb\u0007 ' }))
    expect(values).toMatchObject({ firstName: 'Ann', notes: 'a\nb' })
  })

  it('keeps markup as plain text', () => {
    expect(receive(LeadBody, withField({ lastName: '<script>' })).values.lastName).toBe('<script>')
  })

  it('may have unknown fields, which are ignored', () => {
    const { values, malformed } = receive(LeadBody, {
      ...aLead(),
      id: 99,
      isAdmin: true,
      document: { status: 'accept' },
    })
    expect(malformed).toEqual({})
    expect(Object.keys(values).toSorted()).toEqual(
      [...Object.keys(aLeadDraft()), 'override', 'version'].toSorted(),
    )
  })

  it.each([null, undefined, 'text', 7, [], true, {}])('%j is an empty lead', (body) => {
    expect(errorsOf(body)).toEqual({
      firstName: ['required'],
      lastName: ['required'],
      email: ['required'],
      phone: ['required'],
      status: ['required'],
      'property.name': ['required'],
    })
  })
})

describe('a wrong shape', () => {
  it.each([{}, [], 7, true])('of text is invalid: %j', (value) => {
    expect(errorsOf(withField({ firstName: value, notes: value }))).toEqual({
      firstName: ['invalid'],
      notes: ['invalid'],
    })
    expect(errorsOf(withField({ property: { name: 'Home', city: value } }))).toEqual({
      'property.city': ['invalid'],
    })
  })

  it.each(['2026-03-02', '1772442000', {}, true, 1.5, FIXTURE_NOW * 1000, DATE_LIMIT, -1])(
    'of a date is reported as date: %j',
    (value) => {
      expect(errorsOf(withField({ viewingDate: value }))).toEqual({ viewingDate: ['date'] })
      expect(errorsOf(withField({ status: 7, reservationSentDate: value }))).toEqual({
        reservationSentDate: ['date'],
      })
    },
  )

  it.each(['4', 'x', '', {}, true, 0, 13, 1.5])('of a status is reported as enumerable: %j', (value) => {
    expect(errorsOf(withField({ status: value }))).toEqual({ status: ['enumerable'] })
  })

  it.each([null, undefined])('does not include %j, which counts as a missing status', (value) => {
    expect(errorsOf(withField({ status: value }))).toEqual({ status: ['required'] })
  })

  it.each(['7', {}, true, 1.5])('of an agent is reported as enumerable: %j', (value) => {
    expect(errorsOf(withField({ viewingUserId: value }))).toEqual({ viewingUserId: ['enumerable'] })
  })

  it.each(['home', [], 7])('of a property is invalid: %j', (value) => {
    expect(errorsOf(withField({ property: value }))).toEqual({
      property: ['invalid'],
      'property.name': ['required'],
    })
  })

  it('of version and override is invalid', () => {
    expect(errorsOf(withField({ version: '3', override: 'yes' }))).toEqual({
      version: ['invalid'],
      override: ['invalid'],
    })
  })
})

describe('validation', () => {
  it('returns the clean draft of a valid lead', () => {
    const checked = checkLead({ ...aLeadDraft({ city: ' Bath ' }), version: 2, override: 1 })
    expect(checked).toEqual({
      ok: true,
      value: { ...aLeadDraft({ city: 'Bath' }), version: 2, override: true },
    })
  })

  it('has no version when none was sent', () => {
    expect(receive(LeadBody, aLeadDraft()).values.version).toBeNull()
  })

  it('requires the agent', () => {
    const body = withField({ status: 4, viewingDate: FIXTURE_NOW, viewingUserId: 5 })
    expect(checkLead(body, { knowsUser: (id) => id === 5 }).ok).toBe(true)
    expect(checkLead(body, { knowsUser: () => false })).toEqual({
      ok: false,
      errors: { viewingUserId: ['enumerable'] },
    })
  })

  it('defaults the status of a new lead to awaiting feedback', () => {
    const { status: _, ...body } = aLeadDraft()
    expect(receive(NewLeadBody, body).values.status).toBe(1)
    expect(receive(NewLeadBody, { ...body, status: 4 }).values.status).toBe(4)
    expect(receive(NewLeadBody, { ...body, status: null }).values.status).toBeNull()
  })

  it('never throws, whatever the body', () => {
    const junk: unknown[] = [
      null,
      true,
      0,
      -1,
      1e300,
      'x',
      '\ud800',
      [],
      {},
      [[]],
      { toString: null },
      'a'.repeat(300),
    ]
    const fields = [...Object.keys(aLeadDraft()), 'version', 'override', '__proto__', 'constructor']
    for (let seed = 0; seed < 200; seed += 1) {
      const body = Object.fromEntries(
        fields.map((field, at) => [field, junk[(seed * (at + 1) + at) % junk.length]]),
      )
      const checked = checkLead(JSON.parse(JSON.stringify(body)))
      expect(checked.errors).toHaveProperty(['property.name'])
    }
  })
})
