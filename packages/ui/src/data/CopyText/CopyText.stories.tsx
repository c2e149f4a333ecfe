import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { CopiedContext } from '../../controls/copied-context.ts'
import { capturedOnce } from '../../stories/captured.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { CopyText } from './CopyText.tsx'

const sayCopied = fn()

const meta = {
  title: 'Data/CopyText',
  component: CopyText,
  args: { value: 'ann.lee@example.com', onFailed: fn() },
  beforeEach: () => void sayCopied.mockClear(),
  decorators: [
    (Story) => (
      <CopiedContext value={sayCopied}>
        <Story />
      </CopiedContext>
    ),
  ],
} satisfies Meta<typeof CopyText>
export default meta
type Story = StoryObj<typeof meta>

/** A press, Enter or Space copies the text. */
export const Plain: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const text = canvas.getByRole('button', { name: 'ann.lee@example.com' })
    await step('copies by mouse', async () => {
      await userEvent.click(text)
      await expect(write).toHaveBeenLastCalledWith('ann.lee@example.com')
    })
    await step('copies by keyboard', async () => {
      text.focus()
      await userEvent.keyboard('{Enter} ')
      await waitFor(() => expect(sayCopied).toHaveBeenCalledTimes(3))
    })
    await step('does not copy while text is selected', async () => {
      getSelection()?.setBaseAndExtent(text.firstChild ?? text, 0, text.firstChild ?? text, 3)
      text.click()
      getSelection()?.removeAllRanges()
      await expect(write).toHaveBeenCalledTimes(3)
    })
  },
}

/** In a browser that denies both ways of copying. */
export const Rejected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce())
  },
}

/** Without a value it renders nothing. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

/** A short text, and one that must wrap. */
export const AllStates: Story = {
  ...capturedOnce,
  render: (args) => (
    <Stack>
      <CopyText {...args} />
      <div style={{ inlineSize: '14rem' }}>
        <CopyText {...args} value="wilhelmina.featherstonehaugh-cholmondeley@a-long-name.example.com" />
      </div>
    </Stack>
  ),
}
