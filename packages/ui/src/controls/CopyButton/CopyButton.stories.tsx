import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { CopiedContext } from '../copied-context.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { CopyButton } from './CopyButton.tsx'

const sayCopied = fn()

const meta = {
  title: 'Controls/CopyButton',
  component: CopyButton,
  args: { value: 'priya.shah@example.com', label: 'Copy email', onFailed: fn() },
  beforeEach: () => void sayCopied.mockClear(),
  decorators: [
    (Story) => (
      <CopiedContext value={sayCopied}>
        <Story />
      </CopiedContext>
    ),
  ],
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

/** Beside an email address, in a browser that allows the clipboard. */
export const Allowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }))
    await waitFor(() => expect(sayCopied).toHaveBeenCalledOnce())
    await expect(write).toHaveBeenCalledWith('priya.shah@example.com')
  },
}

/** In a browser that does not: the text is selected and copied with the old command, and the focus stays. */
export const NotAllowed: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    let selected: string | undefined
    spyOn(document, 'execCommand').mockImplementation(() => {
      selected = document.getSelection()?.toString()
      return true
    })
    const button = canvas.getByRole('button', { name: 'Copy email' })
    await userEvent.click(button)
    await waitFor(() => expect(sayCopied).toHaveBeenCalledOnce())
    await expect(selected).toBe('priya.shah@example.com')
    await expect(button).toHaveFocus()
  },
}

/** In a browser that denies both ways: the page reports it. */
export const Rejected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }))
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce())
    await expect(sayCopied).not.toHaveBeenCalled()
  },
}

/** Both heights, and with nothing to copy. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Inline>
      <CopyButton value="M4 6AG" label="Copy postcode" />
      <CopyButton value="M4 6AG" label="Copy embed code" size="medium" />
      <CopyButton value="" label="Copy phone" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy phone' })).toBeDisabled()
  },
}
