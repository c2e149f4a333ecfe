import { describe, expect, it } from 'vitest'
import { calendarQueryErrors } from './calendar.query.ts'

const asked = { from: '2026-03-01', to: '2026-03-31', agent: '' }

describe('the query of the calendar', () => {
  it.each([
    asked,
    { ...asked, to: asked.from },
    { ...asked, to: '2026-05-31' },
    { ...asked, agent: 'me' },
    { ...asked, agent: '7' },
    { from: '', to: '', agent: '' },
  ])('accepts %o', (query) => {
    expect(calendarQueryErrors(query)).toEqual({})
  })

  it.each([
    [{ from: '' }, { from: ['range'] }],
    [{ to: '' }, { to: ['range'] }],
    [{ from: '2026-02-30' }, { from: ['date'] }],
    [{ to: '31/03/2026' }, { to: ['date'] }],
    [{ to: '2026-02-28' }, { to: ['range'] }],
    [{ to: '2026-06-01' }, { to: ['range'] }],
    [{ agent: 'you' }, { agent: ['enumerable'] }],
  ])('rejects %o', (wrong, errors) => {
    expect(calendarQueryErrors({ ...asked, ...wrong })).toEqual(errors)
  })
})
