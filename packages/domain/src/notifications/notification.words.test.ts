import { expect, test } from 'vitest'
import { happeningText, severalAssignedText, unreadText } from './notification.words.ts'

const home = {
  name: 'Plot 1',
  addressLine1: '1 High Street',
  addressLine2: null,
  city: 'Leeds',
  postcode: null,
  crmPropertyUuid: null,
}

test.each([
  [{ kind: 1, who: 'Priya Shah', name: 'Ann Lee' } as const, 'Priya Shah assigned Ann Lee to you.'],
  [{ kind: 2, name: 'Ann Lee' } as const, 'Ann Lee answered the questionnaire.'],
  [{ kind: 7, name: 'Ann Lee', home } as const, 'Ann Lee asked to reserve Plot 1.'],
  [
    { kind: 7, name: 'Ann Lee', home: { ...home, name: null } } as const,
    'Ann Lee asked to reserve 1 High Street, Leeds.',
  ],
  [{ kind: 7, name: 'Ann Lee', home: null } as const, 'Ann Lee asked to reserve a home.'],
  [{ kind: 8, name: 'Ann Lee', status: 10 } as const, 'Referencing of Ann Lee: Reservation declined.'],
])('%j', (happening, text) => {
  expect(happeningText(happening)).toBe(text)
})

test('several leads are counted', () => {
  expect(severalAssignedText('Priya Shah', 12)).toBe('Priya Shah assigned 12 leads to you.')
})

test.each([
  [0, ''],
  [1, '1 new'],
  [99, '99 new'],
  [100, '99+ new'],
])('%i unread: %j', (unread, text) => {
  expect(unreadText(unread)).toBe(text)
})
