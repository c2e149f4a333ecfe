import { expect, test } from 'vitest'
import { mapAddress } from '../platform/values/map-address.ts'
import { dayTitle, viewingStatusText } from './today.messages.ts'

const home = { name: 'Plot 1', address: '1 High Street, Leeds, LS1 4AP', postcode: 'LS1 4AP' }

test.each([
  ['2026-03-01', 'Yesterday, Sunday 01/03/2026'],
  ['2026-03-02', 'Monday 02/03/2026'],
  ['2026-03-03', 'Tomorrow, Tuesday 03/03/2026'],
  ['2026-03-04', 'Wednesday 04/03/2026'],
])('on Monday 2 March, the title of %s is %s', (date, title) => {
  expect(dayTitle(date, '2026-03-02')).toBe(title)
})

test('a map’s address contains the address of the home', () => {
  expect(mapAddress('https://maps.example/?q={address}', home)).toBe(
    'https://maps.example/?q=1%20High%20Street%2C%20Leeds%2C%20LS1%204AP',
  )
  expect(mapAddress('https://maps.example/?q={address}', { ...home, address: '' })).toBeNull()
  expect(mapAddress('https://maps.example/?q={address}', null)).toBeNull()
  expect(mapAddress(null, home)).toBeNull()
})

test('an unconfirmed viewing is labelled so', () => {
  expect([3, 4, 5].map((status) => viewingStatusText(status as 3 | 4 | 5))).toEqual([
    'Not confirmed',
    'Viewing scheduled',
    'Viewing complete',
  ])
})
