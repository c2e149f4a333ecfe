import { createReasonForm } from '@latchkey/domain/leads/reason/reason.form'
import type { ReasonForm } from '@latchkey/domain/leads/reason/reason.form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ReasonField } from './ReasonField.tsx'

function formWith(list: 'declining' | 'cancelling', reason: number | null, words = ''): ReasonForm {
  const form = createReasonForm(list)
  form.set('statusReason.reason', reason)
  form.set('statusReason.words', words)
  return form
}

const meta = {
  title: 'Lettings/Leads/ReasonField',
  component: ReasonField,
  tags: ['!stable', 'new'],
  args: { list: 'declining', form: createReasonForm('declining') },
} satisfies Meta<typeof ReasonField>
export default meta
type Story = StoryObj<typeof meta>

/** Nine reasons for declining a reservation. */
export const Declining: Story = {
  args: { form: createReasonForm('declining') },
  beforeEach: ({ args }) => args.form.set('statusReason.reason', null),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a reason is chosen from its list', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: /^Reason for declining/ }))
      const options = await screen.findAllByRole('option')
      await expect(options).toHaveLength(9)
      await userEvent.click(screen.getByRole('option', { name: 'Applicant withdrew' }))
      await expect(args.form.value('statusReason.reason')).toBe(7)
    })
    await step('words are optional', async () => {
      await expect(canvas.getByRole('textbox', { name: 'More about it' })).not.toBeRequired()
    })
  },
}

/** Seven reasons for cancelling a viewing; 'Other' needs words. */
export const Cancelling: Story = {
  args: { list: 'cancelling', form: createReasonForm('cancelling') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Reason for cancelling/ }))
    await expect(await screen.findAllByRole('option')).toHaveLength(7)
    await userEvent.click(screen.getByRole('option', { name: 'Other' }))
    await expect(canvas.getByRole('textbox', { name: /^More about it/ })).toBeRequired()
  },
}

/** 'Other' with fewer than 20 characters. */
export const OtherTooShort: Story = {
  args: { form: formWith('declining', 9, 'Changed plans') },
  play: async ({ args, canvas }) => {
    ;(args.form as ReasonForm).check()
    await expect(await canvas.findByText('Please write at least 20 characters')).toBeVisible()
    await expect(canvas.getByText('At least 20 characters.')).toBeVisible()
  },
}

const MENTION = 'Two children, rent too high'

/** Words that mention benefits or children bring a warning; saving stays possible. */
export const Mentions: Story = {
  ...captured,
  args: { form: formWith('declining', 2, MENTION) },
  play: async ({ args, canvas }) => {
    const warning = 'This mentions benefits or children. A decision must not rest on either.'
    await expect(canvas.getByRole('alert')).toHaveTextContent(warning)
    await expect((args.form as ReasonForm).check()).not.toBeNull()
  },
}

/** Without the word the warning goes. */
export const MentionRemoved: Story = {
  args: { form: formWith('declining', 2) },
  beforeEach: ({ args }) => args.form.set('statusReason.words', MENTION),
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: 'More about it' })
    await userEvent.clear(words)
    await userEvent.type(words, 'Rent too high')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
