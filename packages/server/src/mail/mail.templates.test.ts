import { describe, expect, test } from 'vitest'
import {
  accountNoticeMail,
  inviteMail,
  passwordResetMail,
  questionnaireLinkMail,
  reservationLinkMail,
  reservationOutcomeMail,
  viewingMail,
} from './mail.templates.ts'
import type { MailLetter, MailSender } from './mail.contract.ts'
import { layOutMail } from './mail.layout.ts'
import { letteringOn } from './lettering.ts'

const OWN: MailSender = { agencyName: null, logo: null, mainColour: null, replyAddress: null, phone: null }
const laidOut = (letter: MailLetter) => layOutMail(letter, OWN)

const timeZone = 'Europe/London'
const link = {
  firstName: 'Ann',
  home: 'Plot 1',
  link: 'https://x.example/a',
  expiresAt: new Date('2026-03-29T00:30:00Z'),
  timeZone,
}
const viewing = {
  kind: 'confirmed' as const,
  firstName: 'Ann',
  home: 'Plot 1',
  address: '1 High Street, Leeds',
  startsAt: new Date('2026-07-01T09:00:00Z'),
  agentName: 'Ben Ong',
  timeZone,
}

test('a questionnaire link has the tenant’s name, the home and the expiry', () => {
  const mail = laidOut(questionnaireLinkMail(link))
  expect(mail.subject).toBe('A few questions about your enquiry: Plot 1')
  expect(mail.text).toContain('Hello Ann,')
  expect(mail.text).toContain('https://x.example/a')
  expect(mail.text).toContain('until Sunday 29 March 2026')
  expect(mail.html).toContain('<a href="https://x.example/a"')
})

test('also for a lead without a home', () => {
  expect(questionnaireLinkMail({ ...link, home: null }).subject).toBe('A few questions about your enquiry')
  expect(reservationLinkMail({ ...link, home: null, rentPerMonth: null }).subject).toBe(
    'You can now reserve your new home',
  )
  for (const outcome of ['verified', 'declined'] as const) {
    expect(laidOut(reservationOutcomeMail({ outcome, firstName: 'Ann', home: null })).text).not.toMatch(
      /null/,
    )
  }
  expect(laidOut(viewingMail({ ...viewing, home: null, address: '', agentName: null })).text).not.toMatch(
    /Home|Address|null/,
  )
})

test('text from users is escaped in every mail', () => {
  const evil = '<img src=x onerror="alert(1)">&'
  const mails = [
    questionnaireLinkMail({ ...link, firstName: evil, home: evil }),
    reservationLinkMail({ ...link, firstName: evil, home: evil, rentPerMonth: 1250 }),
    viewingMail({ ...viewing, firstName: evil, home: evil, address: evil, agentName: evil }),
    reservationOutcomeMail({ outcome: 'verified', firstName: evil, home: evil }),
    reservationOutcomeMail({ outcome: 'declined', firstName: evil, home: evil }),
    passwordResetMail({
      askedBy: 'self',
      username: evil,
      link: `https://x.example/"${evil}`,
      expiresAt: link.expiresAt,
      timeZone,
    }),
    inviteMail({ username: evil, link: `https://x.example/"${evil}`, expiresAt: link.expiresAt, timeZone }),
    accountNoticeMail({
      notice: 'two-factor-reset',
      username: evil,
      happenedAt: link.expiresAt,
      timeZone,
    }),
  ]
  for (const { html } of mails.map(laidOut)) {
    expect(html).not.toContain('<img')
    expect(html).not.toContain('onerror="')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;')
  }
})

test.each([
  ['password-changed', 'Your password was changed: Latchkey', 'The password of ann@x.example was changed.'],
  ['two-factor-on', 'Two-factor sign-in was switched on: Latchkey', 'asks for a code'],
  ['two-factor-off', 'Two-factor sign-in was switched off: Latchkey', 'asks for the password only'],
  ['two-factor-reset', 'Two-factor sign-in was reset: Latchkey', 'An administrator reset'],
] as const)('the notice of %s states what happened and when, without a link', (notice, subject, sentence) => {
  const mail = laidOut(
    accountNoticeMail({
      notice,
      username: 'ann@x.example',
      happenedAt: new Date('2026-07-01T09:00:00Z'),
      timeZone,
    }),
  )
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(sentence)
  expect(mail.text).toContain('When: Wednesday 1 July 2026 at 10:00')
  expect(mail.text).toContain('If not, tell your administrator at once')
  expect(mail.html).not.toContain('<a ')
})

test('a subject is one line', () => {
  expect(
    laidOut(questionnaireLinkMail({ ...link, home: 'Plot\r\nBcc: evil@example.com\u2028' })).subject,
  ).toBe('A few questions about your enquiry: Plot Bcc: evil@example.com')
})

describe('a viewing', () => {
  test.each([
    ['confirmed', 'Your viewing is confirmed: Wednesday 1 July 2026 at 10:00'],
    ['updated', 'Your viewing has changed: Wednesday 1 July 2026 at 10:00'],
    ['cancelled', 'Your viewing has been cancelled: Wednesday 1 July 2026 at 10:00'],
  ] as const)('%s', (kind, subject) => {
    const mail = laidOut(viewingMail({ ...viewing, kind }))
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain('Address: 1 High Street, Leeds')
    expect(mail.text.includes('Ben Ong')).toBe(kind !== 'cancelled')
  })

  test.each([
    ['2026-03-29T00:59:00Z', 'Sunday 29 March 2026 at 00:59'],
    ['2026-03-29T01:00:00Z', 'Sunday 29 March 2026 at 02:00'],
    ['2026-10-25T00:59:00Z', 'Sunday 25 October 2026 at 01:59'],
    ['2026-10-25T01:00:00Z', 'Sunday 25 October 2026 at 01:00'],
  ])('%s is formatted as %s', (utc, written) => {
    expect(laidOut(viewingMail({ ...viewing, startsAt: new Date(utc) })).text).toContain(`When: ${written}`)
  })
})

test('a branded mail has the agency’s name, logo, colour and phone', () => {
  const sender: MailSender = {
    agencyName: 'Harbour & "Vale"',
    logo: null,
    mainColour: '#ffd400',
    replyAddress: 'hello@harbourvale.example',
    phone: '0117 496 0123',
  }
  const { html, text } = layOutMail(questionnaireLinkMail(link), sender)
  expect(text).toContain('sent by Harbour & "Vale". You can call us on 0117 496 0123.')
  expect(html).toContain('Harbour &amp; &quot;Vale&quot;</p>')
  expect(html).toContain('background:#ffd400;color:#000000')
  const withLogo = layOutMail(questionnaireLinkMail(link), {
    ...sender,
    logo: 'https://x.example/media/a.webp',
  })
  expect(withLogo.html).toContain(
    '<img src="https://x.example/media/a.webp" alt="Harbour &amp; &quot;Vale&quot;"',
  )
  expect(laidOut(questionnaireLinkMail(link)).html).not.toContain('<img')
})

test.each([
  ['#000000', '#ffffff'],
  ['#1a5541', '#ffffff'],
  ['#757575', '#ffffff'],
  ['#777777', '#000000'],
  ['#ffd400', '#000000'],
])('text on %s is %s', (colour, lettering) => {
  expect(letteringOn(colour)).toBe(lettering)
})
