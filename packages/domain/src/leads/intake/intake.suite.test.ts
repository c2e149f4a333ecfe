import { describe, expect, it } from 'vitest'
import { LONG_TEXT_MAX } from '../../platform/limits.ts'
import { checkerOf } from '../../platform/validation/validation.fixtures.ts'
import { IntakeBody } from '../lead.body.ts'
import { emptyPropertyDraft } from '../lead.draft.ts'
import { FIXTURE_NOW } from '../lead.fixtures.ts'
import { validateIntake, type IntakeDraft } from './intake.suite.ts'

const checkIntake = checkerOf(IntakeBody, (draft: IntakeDraft) => validateIntake(draft, FIXTURE_NOW))
const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700 900123' }
const errorsWith = (changes: Record<string, unknown>) => {
  const checked = checkIntake({ ...person, ...changes })
  return checked.errors ?? {}
}

describe('an enquiry from the intake API', () => {
  it('requires only a person', () => {
    expect(checkIntake(person)).toEqual({
      ok: true,
      value: { ...person, externalId: '', source: '', notes: '', property: null, submittedAt: null },
    })
  })

  it('accepts an external id, a source, a message and a home', () => {
    const property = { name: ' Harbour View 12 ', propertyExplorerUnitUuid: 'abc' }
    const body = {
      ...person,
      externalId: ' P-1 ',
      source: 'portal',
      notes: 'one\r\ntwo',
      property,
      status: 12,
    }
    expect(checkIntake(body)).toEqual({
      ok: true,
      value: {
        ...person,
        externalId: 'P-1',
        source: 'portal',
        notes: 'one\ntwo',
        property: {
          ...emptyPropertyDraft(),
          name: 'Harbour View 12',
          propertyExplorerUnitUuid: 'abc',
          ref: '',
        },
        submittedAt: null,
      },
    })
  })

  it.each([null, 'x', [], {}])('reports every required field for %j', (body) => {
    expect(checkIntake(body)).toEqual({
      ok: false,
      errors: { firstName: ['required'], lastName: ['required'], email: ['required'], phone: ['required'] },
    })
  })
})

describe('the rules of a lead apply', () => {
  it.each([
    [{ email: 'a@' }, { email: ['email'] }],
    [{ submittedAt: FIXTURE_NOW }, {}],
    [{ submittedAt: FIXTURE_NOW + 1 }, { submittedAt: ['range'] }],
    [{ submittedAt: FIXTURE_NOW - 30 * 86_400 }, {}],
    [{ submittedAt: FIXTURE_NOW - 30 * 86_400 - 1 }, { submittedAt: ['range'] }],
    [{ submittedAt: 'yesterday' }, { submittedAt: ['date'] }],
    [{ phone: '12345' }, { phone: ['pattern'] }],
    [{ firstName: 'a'.repeat(256) }, { firstName: ['maxlength'] }],
    [{ lastName: {} }, { lastName: ['invalid'] }],
    [{ notes: 'a'.repeat(LONG_TEXT_MAX + 1) }, { notes: ['maxlength'] }],
    [
      { externalId: 'a'.repeat(256), source: 'a'.repeat(256) },
      { externalId: ['maxlength'], source: ['maxlength'] },
    ],
    [{ externalId: 7 }, { externalId: ['invalid'] }],
    [{ property: {} }, { 'property.name': ['required'] }],
    [{ property: 'Home' }, { property: ['invalid'], 'property.name': ['required'] }],
    [{ property: { name: 'Home', postcode: 'ABC' } }, { 'property.postcode': ['pattern'] }],
    [{ property: null }, {}],
    [{ property: { ref: '12' } }, {}],
    [{ property: { ref: 'a'.repeat(256) } }, { 'property.ref': ['maxlength'] }],
  ])('%j gives %j', (changes, errors) => {
    expect(errorsWith(changes)).toEqual(errors)
  })
})
