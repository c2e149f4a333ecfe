import { expect, test } from 'vitest'
import { aTenantViewing, VIEWING_START } from './page.fixtures.ts'
import { viewingFile } from './viewing-file.ts'

const file = (over: object = {}, home: string | null = 'Harbour View 12') =>
  viewingFile(aTenantViewing(over), home, VIEWING_START - 86_400)

test('a file has the UID and SEQUENCE of the mails, in UTC', () => {
  const lines = file().split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:viewing-of-lead-1@latchkey.example',
      'SEQUENCE:2',
      'DTSTART:20261124T100000Z',
      'DTEND:20261124T110000Z',
      'SUMMARY:Viewing: Harbour View 12',
      'LOCATION:Flat 12\\, 3 Quayside\\, Bristol\\, BS1 4RB',
    ]),
  )
})

test('text is escaped, and cannot add a line', () => {
  const text = file({ address: 'A; B\\C\nATTENDEE:mailto:x@y' }, null)
  expect(text).toContain('LOCATION:A\\; B\\\\C ATTENDEE:mailto:x@y\r\n')
  expect(text).toContain('SUMMARY:Viewing\r\n')
})

test('lines are folded at 75 bytes', () => {
  const lines = file({ address: 'é'.repeat(100) }).split('\r\n')
  expect(Math.max(...lines.map((line) => line.replaceAll('é', 'ee').length))).toBeLessThanOrEqual(75)
  expect(file({ address: 'é'.repeat(100) }).replaceAll('\r\n ', '')).toContain('é'.repeat(100))
})
