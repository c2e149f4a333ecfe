import { ProblemError } from '@latchkey/domain/platform/problem'
import { createMemoryStorage } from '@latchkey/domain/platform/storage/storage'
import {
  answeredQuestionnaire,
  aQuestionnaireLead,
} from '@latchkey/domain/tenants/questionnaire/questionnaire.fixtures'
import type { QuestionnaireEnv } from '@latchkey/domain/tenants/questionnaire/questionnaire.calls'
import {
  QuestionnaireStoreModel,
  type QuestionnaireStore,
} from '@latchkey/domain/tenants/questionnaire/questionnaire.store'
import { failing } from '@latchkey/domain/root/env.fixtures'
import { aTabWithLink, aVisitEnv, type VisitOverrides } from '@latchkey/domain/root/visit.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { QuestionnairePage } from './QuestionnairePage.tsx'

/** Creates the store of the story. */
function Visited({ open, hasMenu }: { open: () => QuestionnaireStore; hasMenu: boolean }) {
  const [visit] = useState(open)
  return <QuestionnairePage visit={visit} hasMenu={hasMenu} />
}

/** A tenant's questionnaire by a mailed link. */
const meta = {
  title: 'Pages/Qualifying Questions',
  component: Visited,
  args: { open: () => visiting(), hasMenu: false },
  argTypes: { open: { table: { disable: true } } },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof Visited>
export default meta
type Story = StoryObj<typeof meta>
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const answered = aQuestionnaireLead(answeredQuestionnaire())

const known = () => Promise.resolve(answered)

/** A store whose calls answer as given. */
const visiting = (calls: Partial<QuestionnaireEnv['questionnaire']> = {}, overrides: VisitOverrides = {}) => {
  const env = aVisitEnv({
    questionnaire: { identify: known, ...calls },
    tabStorage: aTabWithLink('questionnaire', 'a-b_1'),
    ...overrides,
  })
  return QuestionnaireStoreModel.create({}, env)
}

const sayWho = async ({ canvas, userEvent }: Play) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '07700 900123')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'lee{Enter}')
}

/** With the brand and the phone of an agency. */
export const OfAnAgency: Story = {
  ...captured,
  globals: { brand: 'harbour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Questions? Call 0117 496 0123' })).toHaveAttribute(
      'href',
      'tel:+441174960123',
    )
  },
}

/** The identity step. */
export const Identity: Story = { ...captured, args: { open: () => visiting() } }

/** A wrong name, or a link that is unknown, used or expired. */
export const WrongIdentity: Story = {
  ...captured,
  args: { open: () => visiting({ identify: () => Promise.resolve(false) }) },
  play: async ({ canvas, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await expect(await canvas.findByText('Ensure your credentials match exactly.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveValue('lee')
  },
}

/** After ten failed attempts. */
export const TooManyTries: Story = {
  args: {
    open: () =>
      visiting({
        identify: () => Promise.reject(new ProblemError({ kind: 'limited', retryAfterSeconds: 900 })),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await expect(await canvas.findByText('Too many attempts. Please try again later.')).toBeVisible()
    await expect(canvas.getByText('You can try again in 15 minutes.')).toBeVisible()
  },
}

/** The questions after the identity step; the focus is on the heading. */
export const Questions: Story = {
  ...captured,
  args: { open: () => visiting({ identify: () => Promise.resolve(aQuestionnaireLead()) }) },
  play: async ({ canvas, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'About you' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

const identify = fn(() => Promise.resolve(answered))
const send = fn<QuestionnaireEnv['questionnaire']['send']>(() => Promise.resolve(true))

/** From the identity step to the confirmation. */
export const Sent: Story = {
  ...captured,
  args: { open: () => visiting({ identify, send }) },
  play: async ({ canvas, step, userEvent }) => {
    await step('identifies the tenant', async () => {
      await sayWho({ canvas, userEvent })
      await canvas.findByRole('heading', { name: 'About you' })
      await expect(identify).toHaveBeenCalledWith('a-b_1', { phone: '07700 900123', lastName: 'lee' })
    })
    await step('sends the answers', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '6 months' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
      await expect(
        await canvas.findByText('Your qualifying questions have been submitted successfully.'),
      ).toBeVisible()
      await expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ id: 1, verification: 'proof', desiredTenancyPeriodInMonths: 6 }),
      )
    })
    await step('the last step has no button', async () => {
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
}

/** The server rejects a field that the page accepted. */
export const FieldErrors: Story = {
  ...captured,
  args: {
    open: () =>
      visiting({
        send: () =>
          Promise.reject(
            new ProblemError({
              kind: 'invalid',
              errors: [{ attribute: 'desiredViewingDate', errors: [{ name: 'minDate' }] }],
            }),
          ),
      }),
  },
  play: async ({ canvas, step, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Send answers' }))
    const date = canvas.getByLabelText('Desired viewing date')
    await waitFor(() => expect(date).toHaveFocus())
    await expect(date).toHaveAccessibleDescription(/Date must be in the future/)
    await step('another, as people write it', async () => {
      await userEvent.clear(date)
      await userEvent.type(date, 'Thurs 10th Dec 2026, 2pm')
      await userEvent.tab()
      await expect(date).toHaveValue('10/12/2026 14:00')
    })
  },
}

/** The verification has expired: back to the identity step, and the answers are kept. */
export const Lapsed: Story = {
  args: { open: () => visiting({ send: failing('forbidden') }) },
  play: async ({ canvas, step, userEvent }) => {
    await step('changes and sends an answer', async () => {
      await sayWho({ canvas, userEvent })
      const pets = await canvas.findByRole('textbox', { name: 'Pets' })
      await userEvent.clear(pets)
      await userEvent.type(pets, 'Two goldfish')
      await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Please confirm who you are again.')
    })
    await step('shows the stored answer', async () => {
      await sayWho({ canvas, userEvent })
      await expect(await canvas.findByRole('textbox', { name: 'Pets' })).toHaveValue('Two goldfish')
    })
  },
}

/** No connection: the answers stay in the form and on the device. */
export const Offline: Story = {
  args: { open: () => visiting({ send: failing('offline') }, { storage: createMemoryStorage() }) },
  play: async ({ canvas, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Send answers' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your answers are kept on this device.')
    await expect(canvas.getByRole('textbox', { name: 'Pets' })).toHaveValue('One cat')
  },
}

/** The link was opened in another tab, or the address was copied. */
export const LostLink: Story = {
  ...captured,
  args: { open: () => visiting({}, { tabStorage: createMemoryStorage() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please open the link in our email.')).toBeVisible()
  },
}

/** A reload after the answers were sent. */
export const UsedLink: Story = {
  args: { open: () => visiting({}, { tabStorage: aTabWithLink('questionnaire', ':used') }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your qualifying questions have been submitted successfully.'),
    ).toBeVisible()
  },
}

/** Signed-in staff see the page within their layout. */
export const Staff: Story = {
  ...captured,
  args: { hasMenu: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
  },
}
