import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { Announcement } from './Announcement.tsx'

const meta = {
  title: 'Layout/Announcement',
  component: Announcement,
  args: { children: '' },
  render: () => (
    <Stateful start="">
      {(words, say) => (
        <>
          <Button onClick={() => say('Week of 9 March 2026')}>Next week</Button>
          <Announcement>{words}</Announcement>
        </>
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Announcement>
export default meta
type Story = StoryObj<typeof meta>

/** After an action that changes another part of the page. */
export const AfterAPress: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Week of 9 March 2026')
  },
}

/** Only the button is visible. */
export const AllStates: Story = { ...capturedOnce }
