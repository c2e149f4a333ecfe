import { rentText } from '@latchkey/domain/tenants/page/page.messages'
import { BRAND } from './mail.layout.ts'
import { spokenDate, spokenDateTime } from './mail-date.ts'
import type { AccountNotice } from '../jobs/jobs.contract.ts'
import type { MailLetter } from './mail.contract.ts'
import { TENANT_HEADINGS } from '../context/tenant-headings.ts'

/** `expiresAt` is the last moment at which the link works. */
export interface TenantLinkFacts {
  firstName: string
  /** Null if the lead names no home. */
  home: string | null
  link: string
  expiresAt: Date
  timeZone: string
}

const identityHint =
  'To keep your details safe, we will ask for the phone number and last name that you gave us.'

function onceUntil(facts: { expiresAt: Date; timeZone: string }): string {
  return `The link is for you only. It can be used once, and works until ${spokenDate(facts.expiresAt, facts.timeZone)}.`
}

export function questionnaireLinkMail(facts: TenantLinkFacts): MailLetter {
  const about = facts.home === null ? '' : ` about ${facts.home}`
  const heading = TENANT_HEADINGS['questionnaire-link']
  return {
    subject: `${heading}${facts.home === null ? '' : `: ${facts.home}`}`,
    heading,
    greeting: `Hello ${facts.firstName},`,
    blocks: [
      { text: `Thank you for your enquiry${about}.` },
      {
        text: 'Before we arrange a viewing, please answer a few short questions. It takes about five minutes.',
      },
      { link: facts.link, label: 'Answer the questions' },
      { text: identityHint },
      { text: onceUntil(facts) },
    ],
  }
}

/** `rentPerMonth` is in pounds; null where the home has none. */
export function reservationLinkMail(facts: TenantLinkFacts & { rentPerMonth: number | null }): MailLetter {
  const home = facts.home ?? 'your new home'
  return {
    subject: `You can now reserve ${home}`,
    heading: `You can now reserve ${home}`,
    greeting: `Hello ${facts.firstName},`,
    blocks: [
      { text: `We are happy to offer you ${home}. Please check the details and request your reservation.` },
      ...(facts.rentPerMonth === null ? [] : [{ text: rentText(facts.rentPerMonth) }]),
      { link: facts.link, label: 'Request your reservation' },
      { text: identityHint },
      { text: onceUntil(facts) },
    ],
  }
}

export interface ViewingMailFacts {
  kind: 'confirmed' | 'updated' | 'cancelled'
  firstName: string
  home: string | null
  /** One line; empty if unknown. */
  address: string
  startsAt: Date
  agentName: string | null
  timeZone: string
}

const VIEWING_OPENINGS = {
  confirmed: 'Your viewing is confirmed. We look forward to seeing you.',
  updated: 'Your viewing has changed. These are the new details, and they replace what we sent you before.',
  cancelled: 'This viewing has been cancelled, so you do not need to come.',
} as const

const viewingFacts = (facts: Omit<ViewingMailFacts, 'kind' | 'firstName'>) => [
  ['When', spokenDateTime(facts.startsAt, facts.timeZone)] as const,
  ...(facts.home === null ? [] : [['Home', facts.home] as const]),
  ...(facts.address === '' ? [] : [['Address', facts.address] as const]),
  ...(facts.agentName === null ? [] : [['You will meet', facts.agentName] as const]),
]

/** Sent with a calendar attachment. */
export function viewingMail(facts: ViewingMailFacts): MailLetter {
  const heading = TENANT_HEADINGS[`viewing-${facts.kind}`]
  const isOff = facts.kind === 'cancelled'
  return {
    subject: `${heading}: ${spokenDateTime(facts.startsAt, facts.timeZone)}`,
    heading,
    greeting: `Hello ${facts.firstName},`,
    blocks: [
      { text: VIEWING_OPENINGS[facts.kind] },
      {
        facts: viewingFacts({ ...facts, agentName: isOff ? null : facts.agentName }),
      },
      {
        text: isOff
          ? 'The attached calendar file removes it from your calendar. To arrange another time, reply to this email.'
          : 'The attached calendar file puts it in your calendar. If you cannot come, please reply to this email.',
      },
    ],
  }
}

/** The mail on the day before the viewing. */
export function viewingReminderMail(facts: Omit<ViewingMailFacts, 'kind'>): MailLetter {
  const heading = TENANT_HEADINGS['viewing-reminder']
  return {
    subject: `${heading}: ${spokenDateTime(facts.startsAt, facts.timeZone)}`,
    heading,
    greeting: `Hello ${facts.firstName},`,
    blocks: [
      { text: 'A short reminder: we are expecting you tomorrow.' },
      { facts: viewingFacts(facts) },
      { text: 'If you cannot come, please move or cancel the viewing below, or reply to this email.' },
    ],
  }
}

export function feedbackMail({ firstName, home }: { firstName: string; home: string | null }): MailLetter {
  const heading = TENANT_HEADINGS.feedback
  return {
    subject: heading,
    heading,
    greeting: `Hello ${firstName},`,
    blocks: [
      { text: `Thank you for coming to see ${home ?? 'the home'}.` },
      { text: 'Please tell us whether you are interested. It takes a minute: follow the link below.' },
    ],
  }
}

export interface ReservationOutcomeFacts {
  outcome: 'verified' | 'declined'
  firstName: string
  home: string | null
}

export function reservationOutcomeMail({ outcome, firstName, home }: ReservationOutcomeFacts): MailLetter {
  const place = home ?? 'your new home'
  const heading = TENANT_HEADINGS[`reservation-${outcome}`]
  return {
    subject: `${heading}${home === null ? '' : `: ${home}`}`,
    heading,
    greeting: `Hello ${firstName},`,
    blocks:
      outcome === 'declined'
        ? [
            { text: `We are sorry: we cannot accept your reservation of ${home ?? 'the home'}.` },
            {
              text: 'If you think that something was missed, or would like to see other homes, reply to this email.',
            },
          ]
        : [
            { text: `Good news: your checks are complete, and ${place} is reserved for you.` },
            {
              text: 'We will be in touch about the next steps. If you have a question, reply to this email.',
            },
          ],
  }
}

const paragraphsOf = (words: string): string[] => words.split('\n').filter((line) => line.trim() !== '')

/** The reason is as staff wrote it. */
export function depositKeptMail(facts: { firstName: string; amount: string; reason: string }): MailLetter {
  const heading = TENANT_HEADINGS['deposit-kept']
  return {
    subject: heading,
    heading,
    greeting: `Hello ${facts.firstName},`,
    blocks: [
      { text: `We are keeping your holding deposit of ${facts.amount}. This is why:` },
      ...paragraphsOf(facts.reason).map((text) => ({ text })),
      { text: 'If you think that this is wrong, please reply to this email.' },
    ],
  }
}

export function passwordResetMail(facts: {
  askedBy: 'self' | 'administrator'
  username: string
  link: string
  expiresAt: Date
  timeZone: string
}): MailLetter {
  const isOwn = facts.askedBy === 'self'
  return {
    subject: `Reset your password for ${BRAND}`,
    heading: 'Set a new password',
    greeting: 'Hello,',
    blocks: [
      {
        text: isOwn
          ? `Somebody, probably you, asked to reset the password of ${facts.username}.`
          : `An administrator has reset the password of ${facts.username}. The old one no longer works.`,
      },
      { link: facts.link, label: 'Set a new password' },
      {
        text: `The link can be used once, and works until ${spokenDateTime(facts.expiresAt, facts.timeZone)}.`,
      },
      ...(isOwn ? [{ text: 'If this was not you, do nothing: your password stays as it is.' }] : []),
    ],
  }
}

export function inviteMail(facts: {
  username: string
  link: string
  expiresAt: Date
  timeZone: string
}): MailLetter {
  return {
    subject: `Set your password for ${BRAND}`,
    heading: `Welcome to ${BRAND}`,
    greeting: 'Hello,',
    blocks: [
      { text: `An account has been created for you. Your username is ${facts.username}.` },
      { text: 'Set a password, and then you can sign in.' },
      { link: facts.link, label: 'Set your password' },
      {
        text: `The link can be used once, and works until ${spokenDateTime(facts.expiresAt, facts.timeZone)}.`,
      },
    ],
  }
}

const NOTICE_WORDS = {
  'password-changed': {
    heading: 'Your password was changed',
    what: (username: string) => `The password of ${username} was changed.`,
  },
  'two-factor-on': {
    heading: 'Two-factor sign-in was switched on',
    what: (username: string) =>
      `Two-factor sign-in was switched on for ${username}. From now on, signing in asks for a code of your authenticator app.`,
  },
  'two-factor-off': {
    heading: 'Two-factor sign-in was switched off',
    what: (username: string) =>
      `Two-factor sign-in was switched off for ${username}. Signing in asks for the password only.`,
  },
  'two-factor-reset': {
    heading: 'Two-factor sign-in was reset',
    what: (username: string) =>
      `An administrator reset the two-factor sign-in of ${username}. The codes of your authenticator app and your recovery codes no longer work.`,
  },
  'recovery-codes': {
    heading: 'Your recovery codes were replaced',
    what: (username: string) => `New recovery codes were made for ${username}. The old ones no longer work.`,
  },
  'new-device': {
    heading: 'A new device signed in',
    what: (username: string) => `${username} signed in on a device that was not used before.`,
  },
} as const satisfies Record<AccountNotice, { heading: string; what: (username: string) => string }>

/** The text of a notification, with the page that it opens. */
export const notificationMail = ({ line, link }: { line: string; link: string }): MailLetter => ({
  subject: line,
  heading: line,
  greeting: 'Hello,',
  blocks: [{ link, label: `Open it in ${BRAND}` }],
})

/** It has no link, because nobody could distinguish it from a forged one. */
export function accountNoticeMail(facts: {
  notice: AccountNotice
  username: string
  happenedAt: Date
  device?: string
  timeZone: string
}): MailLetter {
  const { heading, what } = NOTICE_WORDS[facts.notice]
  return {
    subject: `${heading}: ${BRAND}`,
    heading,
    greeting: 'Hello,',
    blocks: [
      { text: what(facts.username) },
      {
        facts: [
          ['When', spokenDateTime(facts.happenedAt, facts.timeZone)],
          ...(facts.device === undefined ? [] : ([['Device', facts.device]] as const)),
        ],
      },
      {
        text: 'If this was you, no action is needed. If not, tell your administrator at once: somebody else may have been in your account.',
      },
    ],
  }
}
