import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CountBadge } from '../../data/CountBadge/CountBadge.tsx'
import { capturedInForcedColours } from '../../stories/captured.ts'
import { PseudoStates } from '../../stories/PseudoStates.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Stateful } from '../../stories/Stateful.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  tags: ['!stable', 'new'],
  args: {
    label: 'Steps',
    tabs: [
      { value: 'file', label: 'File' },
      { value: 'columns', label: 'Columns' },
      { value: 'check', label: 'Check', isDisabled: true },
    ],
    value: 'file',
    onChange: fn(),
    children: null,
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <Tabs
          {...args}
          value={value}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        >
          <p>The content of {value}.</p>
        </Tabs>
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** Three tabs, of which the last is not possible yet; the keys move among them. */
export const Moving: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await step('arrow keys move the focus and show nothing yet', async () => {
      tab('File').focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab('Columns')).toHaveFocus()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Enter shows the content', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('columns')
      await expect(tab('Columns')).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name: 'Columns' })).toHaveTextContent(
        'The content of columns.',
      )
    })
    await step('a disabled tab is not pressed', async () => {
      tab('Check').click()
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
  },
}

/** The current tab, one with a number and a disabled one; under the pointer, and with keyboard focus. */
export const AllStates: Story = {
  ...capturedInForcedColours,
  render: ({ children: _none, ...args }) => {
    const tabs = [
      { value: 'file', label: 'File' },
      {
        value: 'problems',
        label: 'Problems',
        mark: <CountBadge count={3} noun={{ one: 'problem', many: 'problems' }} />,
      },
      { value: 'check', label: 'Check', isDisabled: true },
    ]
    return (
      <Stack>
        <Tabs {...args} tabs={tabs}>
          The content of File.
        </Tabs>
        <PseudoStates>
          <Tabs {...args} tabs={tabs}>
            The content of File.
          </Tabs>
        </PseudoStates>
      </Stack>
    )
  },
}
