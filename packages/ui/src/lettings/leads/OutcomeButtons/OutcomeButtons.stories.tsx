import { SAVE_FIRST } from '@latchkey/domain/leads/outcome/outcome.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../../controls/Button/Button.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { STORY_NOW, STORY_NOW_MS, stopClock } from '../../../stories/clock.ts'
import { OutcomeButtons } from './OutcomeButtons.tsx'

const meta = {
  title: 'Lettings/Leads/OutcomeButtons',
  component: OutcomeButtons,
  tags: ['!stable', 'new'],
  args: { viewingDate: STORY_NOW, onOutcome: fn() },
} satisfies Meta<typeof OutcomeButtons>
export default meta
type Story = StoryObj<typeof meta>

/** A viewing that has begun. */
export const Begun: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attended' }))
    await expect(args.onOutcome).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'No show' }))
    await expect(args.onOutcome).toHaveBeenLastCalledWith(2)
  },
}

/** They appear when the viewing begins. */
export const NotBegun: Story = {
  args: { viewingDate: STORY_NOW + 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const goBack = stopClock(STORY_NOW_MS + 1000)
    await expect(await canvas.findByRole('button', { name: 'Attended' })).toBeVisible()
    goBack()
  },
}

/** Edits have to be saved first. */
export const Blocked: Story = {
  args: { obstacle: SAVE_FIRST },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Attended' })).toBeDisabled()
    await expect(canvas.getByText(SAVE_FIRST)).toBeVisible()
  },
}

/** Recorded by keyboard: the buttons are removed, and the button before them is focused. */
export const Recorded: Story = {
  render: function Recording(args) {
    const [isRecorded, setRecorded] = useState(false)
    return (
      <main>
        <Stack>
          <Button>Open</Button>
          {!isRecorded && <OutcomeButtons {...args} onOutcome={() => setRecorded(true)} />}
        </Stack>
      </main>
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'No show' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'No show' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}

/** Free and blocked. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack>
      <OutcomeButtons {...args} />
      <OutcomeButtons {...args} obstacle={SAVE_FIRST} />
    </Stack>
  ),
}
