import { describe, expect, it } from 'vitest'
import {
  badgeToneOf,
  DIARY_STATUSES,
  ENDED_STATUSES,
  HOLDING_STATUSES,
  isLeadStatus,
  LEAD_STATUS,
  LEAD_STATUS_LABELS,
  LEAD_STATUSES,
  reasonListOf,
  LINK_STATUSES,
  PLANNED_VIEWING_STATUSES,
  REFERENCING_STATUSES,
  RESERVED_STATUSES,
  emailingActionOf,
  savedMessage,
  sectionOf,
  showsAnswers,
  showsReferencing,
  STATUS_FIELDS,
  statusAllows,
  statusShows,
  type LeadStatus,
} from './lead-status.ts'
import { addressParts, leadDialogTitle, leadName, propertyAddress } from './lead-names.ts'

const TABLE: [number, keyof typeof LEAD_STATUS, string, string, string][] = [
  [1, 'AwaitingFeedback', 'Awaiting feedback', 'Enquiry', 'red'],
  [2, 'QuestionnaireSubmitted', 'Questionnaire Submitted', 'Enquiry', 'red'],
  [3, 'PendingViewingScheduled', 'Pending viewing scheduled', 'Viewing', 'green'],
  [4, 'ViewingScheduled', 'Viewing scheduled', 'Viewing', 'yellow'],
  [5, 'ViewingComplete', 'Viewing complete', 'Viewing', 'green'],
  [6, 'ViewingCancelled', 'Viewing cancelled', 'Viewing', 'green'],
  [7, 'ReservationSent', 'Reservation sent', 'Reservation', 'blue'],
  [8, 'ReservationRequested', 'Reservation requested', 'Reservation', 'green'],
  [9, 'AwaitingReferencingResponse', 'Awaiting referencing response', 'Reservation', 'green'],
  [10, 'ReservationDeclined', 'Reservation declined', 'Reservation', 'green'],
  [11, 'ReservationConsider', 'Reservation consider', 'Reservation', 'green'],
  [12, 'ReservationComplete', 'Reservation complete', 'Reservation', 'green'],
]

describe('statuses', () => {
  it.each(TABLE)('%d is %s', (value, name, label, section, tone) => {
    const status = LEAD_STATUS[name]
    expect(status).toBe(value)
    expect(LEAD_STATUS_LABELS[status]).toBe(label)
    expect(sectionOf(status)).toBe(section)
    expect(badgeToneOf(status)).toBe(tone)
  })

  it('are the twelve, in order', () => {
    expect(LEAD_STATUSES).toEqual(TABLE.map(([value]) => value))
  })

  it.each([0, 13, 1.5, '4', null, undefined, Number.NaN])('do not include %j', (value) => {
    expect(isLeadStatus(value)).toBe(false)
  })

  it('have their fields', () => {
    const shown = STATUS_FIELDS.map((field) => LEAD_STATUSES.filter((status) => statusShows(status, field)))
    expect(shown).toEqual([[3, 4, 5, 6], [3, 4, 5, 6], [7], [12]])
    expect(LEAD_STATUSES.filter(showsReferencing)).toEqual([10, 11])
    expect(statusShows(null, 'viewingDate')).toBe(false)
  })

  it('hold their home', () => {
    expect(HOLDING_STATUSES).toEqual([7, 8, 9, 11])
    expect(RESERVED_STATUSES).toEqual([7, 8, 9, 11, 12])
  })

  it('have a viewing, await a result or have ended', () => {
    expect(PLANNED_VIEWING_STATUSES).toEqual([3, 4])
    expect(DIARY_STATUSES).toEqual([3, 4, 5])
    expect(REFERENCING_STATUSES).toEqual([8, 9])
    expect(ENDED_STATUSES).toEqual([6, 10, 12])
  })

  it('open a link of the tenant, and show answers once there can be some', () => {
    expect(LINK_STATUSES).toEqual({ questionnaire: [1, 2], reservation: [7] })
    expect(LEAD_STATUSES.filter((status) => !showsAnswers(status))).toEqual([1])
  })

  it.each([
    ['sendQuestionnaire', [1]],
    ['confirmViewing', [3]],
    ['verify', [11]],
    ['decline', [11]],
  ] as const)('allow %s in %j', (act, statuses) => {
    expect(LEAD_STATUSES.filter((status) => statusAllows(status, act))).toEqual(statuses)
    expect(statusAllows(99, act)).toBe(false)
  })
})

describe('savedMessage', () => {
  it.each([
    [1, 4, 'Enquiry moved to Viewing.'],
    [4, 7, 'Viewing moved to Reservation.'],
    [7, 1, 'Reservation moved to Enquiry.'],
    [3, 4, 'Viewing moved to Viewing.'],
    [1, 2, 'Enquiry moved to Enquiry.'],
    [7, 12, 'Reservation has been saved'],
    [12, 12, 'Enquiry has been successfully updated.'],
    [1, 1, 'Enquiry has been successfully updated.'],
  ] as [LeadStatus, LeadStatus, string][])('after %d to %d says %j', (before, after, message) => {
    expect(savedMessage(before, after)).toBe(message)
  })
})

describe('names', () => {
  it('name a dialog by its section', () => {
    expect(
      ['Enquiry', 'Viewing', 'Reservation'].map((section) => leadDialogTitle(section as 'Enquiry')),
    ).toEqual(['Enquiry Details', 'Viewing Details', 'Reservation Details'])
    expect(leadDialogTitle(undefined)).toBe('Lead Details')
  })

  it('join first and last name', () => {
    expect(leadName({ firstName: 'Ann', lastName: 'Lee' })).toBe('Ann Lee')
    expect(leadName({ firstName: '', lastName: 'Lee' })).toBe('Lee')
  })

  it('join the non-empty parts of an address', () => {
    const full = {
      name: 'Home',
      addressLine1: 'Flat 1',
      addressLine2: '3 Quayside',
      city: 'Bristol',
      postcode: 'BS1 4RB',
    }
    expect(propertyAddress(full)).toBe('Flat 1, 3 Quayside, Bristol, BS1 4RB')
    expect(propertyAddress({ ...full, addressLine2: ' ', city: null })).toBe('Flat 1, BS1 4RB')
    expect(propertyAddress(null)).toBe('')
    for (const home of [
      full,
      { ...full, city: null, postcode: '' },
      { ...full, addressLine1: '', addressLine2: null },
      null,
    ]) {
      const { street, town } = addressParts(home)
      expect(`${street} ${town}`.trim()).toBe(propertyAddress(home))
    }
  })
})

it('only a cancelled viewing and a declined reservation have reasons', () => {
  const withReasons = LEAD_STATUSES.filter((status) => reasonListOf(status) !== null)
  expect(withReasons.map((status) => [status, reasonListOf(status)])).toEqual([
    [6, 'cancelling'],
    [10, 'declining'],
  ])
  expect([null, 0, 13].map(reasonListOf)).toEqual([null, null, null])
})

it.each([
  [4, 1, 'Confirm Viewing'],
  [4, 3, 'Confirm Viewing'],
  [4, 4, null],
  [4, null, null],
  [5, 4, 'Attended'],
  [5, 3, null],
  [12, 11, 'Verify Customer'],
  [10, 11, 'Decline Customer'],
  [12, 8, null],
  [7, 11, null],
] as const)('status %j chosen on a lead saved in %j: %j would email the tenant', (status, saved, act) => {
  expect(emailingActionOf(status, saved)).toBe(act)
})
