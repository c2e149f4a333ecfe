import { expect, test } from 'vitest'
import type { Permission } from '../permissions/permission.enums.ts'
import { LEAD_STATUS } from '../leads/lead-status.ts'
import { paletteGroups } from './palette.ts'
import { RECORD_ADDRESSES } from './record-address.ts'
import { aFoundLead, anAnswer } from './search.fixtures.ts'

const labels = (text: string, permissions: readonly Permission[]) =>
  paletteGroups({ text, answer: {}, recent: [], permissions }).flatMap(({ options }) =>
    options.map(({ label }) => label),
  )

test.each([
  ['go man', ['users-view'], ['Go to Manage Users']],
  ['users go', ['users-view'], ['Go to Manage Users']],
  ['anage', ['users-view'], []],
  ['go manage', ['enquiries-view'], []],
  ['new', ['enquiries-view'], ['New enquiry']],
  ['NEW', ['properties-view'], ['New property', 'New project']],
  ['new', [], []],
  ['create', ['enquiries-view', 'properties-view'], ['New enquiry', 'New property', 'New project']],
  ['create new', ['enquiries-view'], ['New enquiry']],
  ['add lead', ['enquiries-view'], ['New enquiry']],
  ['create user', ['users-view'], ['New user']],
  ['create rol', ['users-roles-create'], ['New role']],
  ['create', [], []],
  ['log', [], ['Log out']],
  ['pass ch', [], ['Change Password']],
  ['lóg\u00a0out', [], ['Log out']],
  [' ', ['enquiries-view'], []],
] as const)('%j offers those who hold %j the commands %j', (text, permissions, offered) => {
  expect(labels(text, permissions)).toEqual(offered)
})

test.each([true, false])('the letter of a new enquiry is named only where it works: %j', (hasShortcut) => {
  const [found] = paletteGroups({
    text: 'new enq',
    answer: {},
    recent: [],
    permissions: ['enquiries-view'],
    hasShortcut,
  })
  expect(found?.options[0]).toMatchObject({ label: 'New enquiry' })
  expect(found?.options[0]?.shortcut?.keys).toBe(hasShortcut ? 'C' : undefined)
})

test('a lead shows the matching text when neither its name nor its home matches', () => {
  const [leads] = paletteGroups({ text: 'ann', answer: anAnswer(), recent: [], permissions: [] })
  expect(leads?.options.map(({ details }) => details)).toEqual([
    ['Harbour View 12', 'LS1 4AP'],
    ['Harbour View 12', 'LS1 4AP', 'ann.nair@example.com'],
  ])
})

test.each([
  [LEAD_STATUS.AwaitingFeedback, ['enquiries-view'], '/main-menu/enquiries?lead=7'],
  [LEAD_STATUS.ViewingScheduled, ['viewings-view'], '/main-menu/viewings?lead=7'],
  [LEAD_STATUS.ReservationSent, ['reservations-view'], '/main-menu/reservations?lead=7'],
  [LEAD_STATUS.ReservationSent, ['enquiries-view'], '/?lead=7'],
] as const)('a lead of status %s opens for holders of %j at %s', (status, permissions, address) => {
  expect(RECORD_ADDRESSES.lead(aFoundLead({ status }), permissions)).toBe(address)
})
