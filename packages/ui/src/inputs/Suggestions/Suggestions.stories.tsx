import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { Suggestions } from './Suggestions.tsx'

const texts = ['Viewing scheduled', 'Viewing complete', 'Pending viewing scheduled', 'Viewing cancelled']

const meta = {
  title: 'Controls/Suggestions',
  component: Suggestions,
  args: {
    label: 'Statuses',
    texts,
    value: '',
    onChange: fn(),
    onKeyDown: fn(),
    children: (input) => <input {...input} type="text" aria-label="Status" />,
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <Suggestions
          {...args}
          value={value}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Suggestions>
export default meta
type Story = StoryObj<typeof meta>

const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

/** Suggests the texts that contain the typed text; any other text is allowed. */
export const Typing: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Status' })
    await step('offers what contains the text, and takes it by key', async () => {
      await userEvent.type(input, 'comp')
      await waitFor(() => expect(offered()).toEqual(['Viewing complete']))
      await expect(input).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('Viewing complete')
      await waitFor(() => expect(offered()).toEqual([]))
      await expect(input).toHaveFocus()
    })
    await step('and by pointer', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, 'canc')
      await userEvent.click(await screen.findByRole('option', { name: 'Viewing cancelled' }))
      await expect(input).toHaveValue('Viewing cancelled')
      await expect(input).toHaveFocus()
    })
    await step('any other text', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, 'zz')
      await expect(args.onChange).toHaveBeenLastCalledWith('zz')
      await waitFor(() => expect(offered()).toEqual([]))
      await userEvent.keyboard('{Enter}')
      await expect(args.onKeyDown).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Enter' }))
    })
    await step('Escape closes the list and keeps the text', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, 'view')
      await waitFor(() => expect(offered()).toHaveLength(4))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(offered()).toEqual([]))
      await expect(input).toHaveValue('view')
    })
  },
}

/** Enter that ends a composition, such as of Japanese, takes no suggestion; in Safari only its code tells. */
export const Composed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Status' })
    await userEvent.type(input, 'view{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'))
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(input, { key: 'Enter', ...composing })
    await expect(args.onChange).toHaveBeenLastCalledWith('view')
    await expect(args.onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Viewing scheduled')
  },
}

/** A text that is much too long, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: { texts: [LONG_NAME] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'h')
    await expectToFit(await screen.findByRole('listbox'))
  },
}

/** Open, with one text marked. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'view{ArrowDown}')
    await waitFor(() => expect(offered()).toHaveLength(4))
  },
}
