import { describe, expect, it } from 'vitest'
import { dateAndTimeOf } from './lead.columns.ts'
import { LEAD_STATUS } from './lead-status.ts'
import { aLeadRow } from './lead.fixtures.ts'

const dates = { viewingDate: 10, reservationSentDate: 20, reservationCompleteDate: 30 }

describe('dateAndTimeOf', () => {
  it.each([
    ['a viewing', LEAD_STATUS.ViewingCancelled, dates, 10],
    ['a complete reservation', LEAD_STATUS.ReservationComplete, dates, 30],
    ['another reservation', LEAD_STATUS.ReservationDeclined, dates, 20],
    [
      'a complete one without its completion date',
      LEAD_STATUS.ReservationComplete,
      { ...dates, reservationCompleteDate: null },
      20,
    ],
    [
      'a reservation with only a viewing date',
      LEAD_STATUS.ReservationSent,
      { ...dates, reservationSentDate: null },
      10,
    ],
    ['none', LEAD_STATUS.ViewingComplete, { ...dates, viewingDate: null }, null],
  ])('of %s', (_what, status, values, seconds) => {
    expect(dateAndTimeOf(aLeadRow({ status, ...values }))).toBe(seconds)
  })
})
