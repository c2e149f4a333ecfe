import { NOTIFICATION_KIND, notificationText } from '@latchkey/domain/notifications/notification-kinds'
import { BRANDS } from '@latchkey/ui/stories/brands.ts'
import { captured } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  accountNoticeMail,
  inviteMail,
  notificationMail,
  passwordResetMail,
  questionnaireLinkMail,
  reservationLinkMail,
  reservationOutcomeMail,
  viewingMail,
} from '../../packages/server/src/mail/mail.templates.ts'
import { MailPreview } from './MailPreview.tsx'

const timeZone = 'Europe/London'
const tenant = { firstName: 'Priya', home: 'Harbour View 12' }
const link = {
  ...tenant,
  link: 'https://latchkey.example/qualifying-questions/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFy',
  expiresAt: new Date('2026-04-01T09:00:00Z'),
  timeZone,
}
const account = {
  username: 'amara@latchkey.example',
  link: 'https://latchkey.example/reset-password/Zm9vYmFyYmF6cXV4Zm9v?username=amara%40latchkey.example',
  expiresAt: new Date('2026-03-05T09:00:00Z'),
  timeZone,
}
const viewing = {
  ...tenant,
  address: 'Flat 12, 3 Quayside, Bristol, BS1 4RB',
  startsAt: new Date('2026-03-31T09:00:00Z'),
  agentName: 'Amara Okafor',
  timeZone,
}

/** Every mail that is sent, from its template, with its plain text. */
const meta = {
  title: 'Mails/All',
  component: MailPreview,
  args: { mail: questionnaireLinkMail(link), sender: { ...BRANDS.own, replyAddress: null } },
} satisfies Meta<typeof MailPreview>
export default meta
type Story = StoryObj<typeof meta>

/** To a tenant who enquired: the link to the questionnaire. */
export const QuestionnaireLink: Story = {
  ...captured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A few questions about your enquiry: Harbour View 12',
    )
    await expect(canvas.getByText(/works until Wednesday 1 April 2026/)).toBeVisible()
  },
}

/** To a tenant whose enquiry names no home. */
export const QuestionnaireLinkWithoutHome: Story = {
  args: { mail: questionnaireLinkMail({ ...link, home: null }) },
}

/** To a tenant with a viewing; the calendar file is attached. Times are in the time zone of the property (here BST). */
export const ViewingConfirmed: Story = {
  ...captured,
  args: { mail: viewingMail({ ...viewing, kind: 'confirmed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/When: Tuesday 31 March 2026 at 10:00/)).toBeVisible()
  },
}

/** To a tenant whose viewing has a new time or a new agent. */
export const ViewingMoved: Story = { args: { mail: viewingMail({ ...viewing, kind: 'updated' }) } }

/** To a tenant whose viewing is cancelled. */
export const ViewingCancelled: Story = { args: { mail: viewingMail({ ...viewing, kind: 'cancelled' }) } }

/** To a tenant who is offered a home. */
export const ReservationLink: Story = {
  args: {
    mail: reservationLinkMail({
      ...link,
      rentPerMonth: 1250,
      link: link.link.replace('qualifying-questions', 'reserve-property'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rent: £1,250 a month/)).toBeVisible()
  },
}

/** To a tenant whose checks are complete. */
export const Verified: Story = { args: { mail: reservationOutcomeMail({ ...tenant, outcome: 'verified' }) } }

/** To a tenant who cannot have the home. */
export const Declined: Story = { args: { mail: reservationOutcomeMail({ ...tenant, outcome: 'declined' }) } }

/** To a new member of staff. */
export const Invite: Story = { args: { mail: inviteMail(account) } }

/** To a member of staff who forgot their password. */
export const Reset: Story = { args: { mail: passwordResetMail({ ...account, askedBy: 'self' }) } }

/** To a member of staff whose password an administrator has reset. */
export const ResetByAdministrator: Story = {
  args: { mail: passwordResetMail({ ...account, askedBy: 'administrator' }) },
}

/** Each notification replaces the values that its line contains. */
const nothing = {
  name: '',
  assignedBy: '',
  home: null,
  status: null,
  viewingAt: '',
  day: '',
  adult: '',
  record: '',
}

const notice = { username: account.username, happenedAt: new Date('2026-03-02T09:30:00Z'), timeZone }

/** To a member of staff after a change of their password, by themselves or by another. */
export const PasswordChanged: Story = {
  args: { mail: accountNoticeMail({ ...notice, notice: 'password-changed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your password was changed: Latchkey',
    )
    await expect(canvas.getByText(/When: Monday 2 March 2026 at 09:30/)).toBeVisible()
  },
}

/** To a member of staff who set up an authenticator app. */
export const TwoFactorOn: Story = {
  args: { mail: accountNoticeMail({ ...notice, notice: 'two-factor-on' }) },
}

/** To a member of staff who switched off two-factor sign-in. */
export const TwoFactorOff: Story = {
  args: { mail: accountNoticeMail({ ...notice, notice: 'two-factor-off' }) },
}

/** To a member of staff whose second factor an administrator removed. */
export const TwoFactorReset: Story = {
  args: { mail: accountNoticeMail({ ...notice, notice: 'two-factor-reset' }) },
}

/** After new recovery codes are created. */
export const RecoveryCodes: Story = {
  args: { mail: accountNoticeMail({ ...notice, notice: 'recovery-codes' }) },
}

/** After a sign-in on a new device. */
export const NewDevice: Story = {
  args: { mail: accountNoticeMail({ ...notice, notice: 'new-device', device: 'Chrome on Windows' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Device: Chrome on Windows/)).toBeVisible()
  },
}

const page = 'https://latchkey.example/settings/integrations'

/** To who manages integrations, when the server has switched a webhook off; its page says why. */
export const WebhookSwitchedOff: Story = {
  args: {
    mail: notificationMail({
      line: notificationText(NOTIFICATION_KIND.WebhookOff, { ...nothing, record: 'Accounts' }),
      link: `${page}/webhooks/7`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Webhook Accounts was switched off.',
    )
    await expect(canvas.getByText(/settings\/integrations\/webhooks\/7/)).toBeVisible()
  },
}

/** To who manages integrations, when a scheduled file is held or could not be sent; the page of its feed says why. */
export const FeedNotSent: Story = {
  args: {
    mail: notificationMail({
      line: notificationText(NOTIFICATION_KIND.FeedNotSent, { ...nothing, record: 'OnTheMarket' }),
      link: `${page}/feeds/7`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Feed OnTheMarket was not sent.',
    )
    await expect(canvas.getByText(/settings\/integrations\/feeds\/7/)).toBeVisible()
  },
}

/** To who manages integrations, seven days before the last day of a key. */
export const KeyExpires: Story = {
  args: {
    mail: notificationMail({
      line: notificationText(NOTIFICATION_KIND.KeyExpires, {
        ...nothing,
        record: 'Old CRM',
        day: '10/03/2026',
      }),
      link: `${page}/keys`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Key Old CRM expires on 10/03/2026.',
    )
  },
}

/** From an agency with a name and colours. */
export const FromAnAgency: Story = {
  ...captured,
  args: { sender: { ...BRANDS.harbour, replyAddress: 'hello@harbourvale.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sent by Harbour & Vale\. You can call us on 0117 496 0123/)).toBeVisible()
  },
}

/** From an agency with a logo and a bright colour, which gives the button dark text. */
export const FromAnAgencyWithLogo: Story = {
  ...captured,
  args: { sender: { ...BRANDS.sunrise, replyAddress: null } },
}

/** Markup in names is escaped, in the mail and on this page. */
export const NamesWithMarkup: Story = {
  args: {
    mail: questionnaireLinkMail({ ...link, firstName: '<b>Priya</b>', home: 'Mill & Sons <12>' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hello <b>Priya<\/b>,/)).toBeVisible()
  },
}
