import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS, notificationPath, notificationText } from './notification-kinds.ts'

const home = {
  name: 'Plot 1',
  addressLine1: '1 High Street',
  addressLine2: null,
  city: 'Leeds',
  postcode: null,
  crmPropertyUuid: null,
}

const happening = {
  name: 'Ann Lee',
  assignedBy: 'Priya Shah',
  home,
  status: 10,
  viewingAt: '24/11/2026 10:00',
  day: '16/11/2026',
  adult: 'Tom Lee',
  record: 'Old CRM',
}

test.each([
  [1, {}, 'Priya Shah assigned Ann Lee to you.'],
  [2, {}, 'Ann Lee answered the questionnaire.'],
  [3, {}, 'Ann Lee booked a viewing: 24/11/2026 10:00.'],
  [4, {}, 'Ann Lee moved the viewing to 24/11/2026 10:00.'],
  [5, {}, 'Ann Lee cancelled the viewing.'],
  [6, {}, 'Ann Lee sent feedback.'],
  [7, {}, 'Ann Lee asked to reserve Plot 1.'],
  [7, { home: { ...home, name: null } }, 'Ann Lee asked to reserve 1 High Street, Leeds.'],
  [7, { home: null }, 'Ann Lee asked to reserve a home.'],
  [8, {}, 'Referencing of Ann Lee: Reservation declined.'],
  [9, {}, 'Holding deposit of Ann Lee: deadline 16/11/2026.'],
  [10, {}, 'Right to rent of Tom Lee (Ann Lee): valid until 16/11/2026.'],
  [11, {}, 'Referencing accepted Ann Lee. A right to rent check is missing.'],
  [12, { record: 'Accounts' }, 'Webhook Accounts was switched off.'],
  [14, {}, 'Key Old CRM expires on 16/11/2026.'],
] as const)('%i, %j', (kind, over, text) => {
  expect(notificationText(kind, { ...happening, ...over })).toBe(text)
})

test('a line about no lead opens its page', () => {
  expect(notificationPath(12, 3)).toBe('/settings/integrations/webhooks/3')
  expect(notificationPath(14, 3)).toBe('/settings/integrations/keys')
  for (const kind of NOTIFICATION_KINDS.filter((each) => each < 12))
    expect(notificationPath(kind, 3)).toBeNull()
})
