import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Monday to Sunday', side: 'bottom', children: <Button>This week</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

/** Additional text for a control, on hover and keyboard focus. */
export const OnHoverAndFocus: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('opens on hover', async () => {
      await userEvent.hover(canvas.getByRole('button'))
      await waitFor(() => expect(screen.getByText('Monday to Sunday')).toBeVisible())
      await userEvent.unhover(canvas.getByRole('button'))
      await waitFor(() => expect(screen.queryByText('Monday to Sunday')).not.toBeInTheDocument())
    })
    await step('opens on focus; Escape hides it', async () => {
      await userEvent.tab()
      await waitFor(() => expect(screen.getByText('Monday to Sunday')).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText('Monday to Sunday')).not.toBeInTheDocument())
    })
  },
}

/** A long text, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: { text: `Actions for ${LONG_NAME}` },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expectToFit(await screen.findByText(`Actions for ${LONG_NAME}`))
  },
}

/** Open. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText('Monday to Sunday')).toBeVisible())
  },
}
