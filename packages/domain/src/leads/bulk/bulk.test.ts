import { describe, expect, it } from 'vitest'
import { errorsIn, receive } from '../../platform/validation/request-body.ts'
import { LeadIdsBody, leadIdsErrors } from './bulk.contract.ts'
import { BULK_MAX } from './bulk.limits.ts'
import { BULK_TOASTS, cancelledViewings, deleteLeadsQuestion, deleteLeadsTitle } from './bulk.messages.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('leadIdsErrors', () => {
  it.each([
    [undefined, { ids: ['required'] }],
    [[], { ids: ['required'] }],
    [ids(BULK_MAX), {}],
    [ids(BULK_MAX + 1), { ids: ['maxlength'] }],
  ])('case %#', (sent, errors) => {
    const received = receive(LeadIdsBody, { ids: sent })
    expect(errorsIn(received, leadIdsErrors(received.values))).toEqual(errors)
  })
})

describe('messages', () => {
  it('give the number of leads, in singular and plural', () => {
    expect(deleteLeadsTitle(3)).toBe('Delete 3 leads')
    expect(deleteLeadsQuestion(3)).toBe('Are you sure you wish to delete these 3 leads?')
    expect(deleteLeadsQuestion(1)).toBe('Are you sure you wish to delete this lead?')
    expect(cancelledViewings(2)).toBe('2 customers will be emailed that their viewing is cancelled.')
    expect(cancelledViewings(1)).toBe('1 customer will be emailed that their viewing is cancelled.')
    expect(BULK_TOASTS.assigned(2, 'Grace Patel')).toBe('2 leads have been assigned to Grace Patel.')
    expect(BULK_TOASTS.deleted(1)).toBe('1 lead has been deleted.')
    expect(BULK_TOASTS.restored(2)).toBe('2 leads have been restored.')
  })
})
