import { expect, test } from 'vitest'
import { A_FILE_WITHOUT_HOMES, aFeedFile } from './feed-file.fixtures.ts'
import { fileNote, leftOutText } from './feed-file.messages.ts'
import { A_DOWNLOADED_PORTAL, aPortal } from './feed.fixtures.ts'
import { branchesText, feedStateText, hoursText, receiverText, SEND_HOURS } from './feed.messages.ts'

test('why a home is left out, in words', () => {
  expect(A_FILE_WITHOUT_HOMES.leftOut.map(leftOutText)).toEqual([
    'Missing: Summary, Deposit.',
    'No branch number for this kind of home.',
    'Its availability is not for portals.',
  ])
  expect(leftOutText({ reasons: ['availability', 'summary', 'branch'] })).toBe(
    'Missing: Summary. Its availability is not for portals. No branch number for this kind of home.',
  )
})

test('what the state of a file does not say', () => {
  expect(fileNote(aFeedFile())).toBe('')
  expect(fileNote(aFeedFile({ state: 'failed', fault: 'login' }))).toBe(
    'The server refused the user name or password.',
  )
  expect(fileNote(aFeedFile({ state: 'held' }))).toBe(
    'It has fewer than half of the homes of the last file sent.',
  )
})

test('hours of a day', () => {
  expect([SEND_HOURS.length, SEND_HOURS[9]?.label, SEND_HOURS.at(-1)?.hour]).toEqual([24, '09:00', 23])
  expect([hoursText({ hours: [6, 18] }), hoursText({ hours: [] })]).toEqual(['06:00, 18:00', 'Only by hand'])
})

test('a portal is sent to, not read', () => {
  expect(feedStateText({ kind: 'portal', state: 'never' })).toBe('Never sent')
  expect(feedStateText({ kind: 'website', state: 'never' })).toBe('Never read')
  expect(feedStateText({ kind: 'portal', state: 'held' })).toBe('Held')
})

test('where a portal is sent to, and for which branches', () => {
  expect([aPortal(), aPortal({ isEncrypted: false }), A_DOWNLOADED_PORTAL].map(receiverText)).toEqual([
    'ftp.portal.example:21',
    'ftp.portal.example:21, unencrypted',
    'Nobody, download it here',
  ])
  expect([aPortal(), aPortal({ branchLet: null })].map(branchesText)).toEqual([
    'Lettings 1001, sales 1002',
    'Sales 1002',
  ])
})
