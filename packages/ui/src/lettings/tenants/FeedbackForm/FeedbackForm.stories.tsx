import { FEEDBACK_WORDS_MAX } from '@latchkey/domain/leads/outcome/outcome.enums'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
import { FeedbackForm } from './FeedbackForm.tsx'

const meta = {
  title: 'Lettings/Tenants/FeedbackForm',
  component: FeedbackForm,
  tags: ['!stable', 'new'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof FeedbackForm>
export default meta
type Story = StoryObj<typeof meta>

/** The interest is required, the words are not. */
export const Empty: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send feedback' })
    await step('the interest is required', async () => {
      await userEvent.click(send)
      await expect(canvas.getByText('This is required')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('the words are optional', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
      await userEvent.click(send)
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ interested: 2, words: '' })
    })
    await step('chosen by keyboard, with words', async () => {
      canvas.getAllByRole('radio')[0]?.focus()
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Tab}A little dark.{Tab}{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith({ interested: 3, words: 'A little dark.' })
    })
    await step('longer than allowed: reported, not cut off', async () => {
      clearAllMocks()
      await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
      await userEvent.click(canvas.getByRole('textbox'))
      await userEvent.paste('x'.repeat(FEEDBACK_WORDS_MAX + 1))
      await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }))
      await expect(canvas.getByText('This is too long')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

/** On the narrowest screen, with the margins of the page: each label stays within its box. */
export const LabelsInBoxes: Story = {
  ...narrowest,
  render: (args) => (
    <div style={{ paddingInline: '2rem' }}>
      <FeedbackForm {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement)
    for (const name of ['Yes', 'No', 'Maybe']) {
      const box = canvas.getByText(name).closest('label')
      await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.offsetWidth ?? 0)
    }
  },
}

/** Initially. */
export const AllStates: Story = { ...captured }
