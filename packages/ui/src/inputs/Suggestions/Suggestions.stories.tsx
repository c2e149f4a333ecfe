import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
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

const marked = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

/** Suggests the texts that contain the typed text; any other text is allowed. */
export const Typing: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Status' })
    await step(
      'arrows open it at its first or last text; between the two none is marked, and Enter means the typed one',
      async () => {
        input.focus()
        await expect(offered()).toEqual([])
        await step('around the ends', async () => {
          await userEvent.keyboard('{ArrowDown}')
          await waitFor(() => expect(marked(input)).toBe('Viewing scheduled'))
          await userEvent.keyboard('{ArrowUp}')
          await waitFor(() => expect(marked(input)).toBeNull())
          await userEvent.keyboard('{ArrowUp}')
          await waitFor(() => expect(marked(input)).toBe('Viewing cancelled'))
          await userEvent.keyboard('{ArrowDown}')
          await waitFor(() => expect(marked(input)).toBeNull())
          await userEvent.keyboard('{Enter}')
          await waitFor(() => expect(offered()).toEqual([]))
          await expect(args.onKeyDown).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Enter' }))
          await expect(args.onChange).not.toHaveBeenCalled()
        })
        await step('upwards from the last', async () => {
          await userEvent.keyboard('{ArrowUp}')
          await waitFor(() => expect(marked(input)).toBe('Viewing cancelled'))
        })
        await step('the pointer marks nothing', async () => {
          await userEvent.hover(screen.getByRole('option', { name: 'Viewing complete' }))
          await expect(marked(input)).toBe('Viewing cancelled')
        })
        await step('Tab closes the list and chooses nothing', async () => {
          await userEvent.tab()
          await waitFor(() => expect(offered()).toEqual([]))
          await expect(args.onChange).not.toHaveBeenCalled()
        })
      },
    )

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
    await step(
      'Enter that ends a composition chooses nothing; in Safari only its code identifies it',
      async () => {
        clearAllMocks()
        await userEvent.clear(input)
        await userEvent.type(input, 'view{ArrowDown}')
        await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'))
        for (const composing of [{ isComposing: true }, { keyCode: 229 }])
          await fireEvent.keyDown(input, { key: 'Enter', ...composing })
        await expect(args.onChange).toHaveBeenLastCalledWith('view')
        await expect(args.onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }))
        await userEvent.keyboard('{Enter}')
        await expect(args.onChange).toHaveBeenLastCalledWith('Viewing scheduled')
      },
    )
  },
}

/** Accents and case make no difference, and the number of suggestions is announced. */
export const Announced: Story = {
  args: { texts: ['Zoë Çelik', 'Zoe Park', 'Bo Ng'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Status' })
    await userEvent.type(input, 'zoe')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2 suggestions/))
    await expect(offered()).toEqual(['Zoë Çelik', 'Zoe Park'])
    await userEvent.type(input, ' ç')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^1 suggestion/))
    await userEvent.type(input, 'elik')
    await waitFor(() => expect(offered()).toEqual([]))
    await expect(screen.queryByRole('status')).toBeNull()
  },
}

/** A page with much more than the input: it does not scroll, and the list follows the input. */
export const Scrolling: Story = {
  render: (args) => (
    <div style={{ blockSize: '300vh', paddingBlockStart: '50vh' }}>
      <Suggestions {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Status' })
    window.scrollTo(0, 100)
    await userEvent.click(input)
    await waitFor(() => expect(offered()).toHaveLength(4))
    const gap = () =>
      Math.round(
        screen.getByRole('listbox').getBoundingClientRect().top - input.getBoundingClientRect().bottom,
      )
    await waitFor(() => expect(gap()).toBe(4))
    await expect(window.scrollY).toBe(100)
    window.scrollTo(0, 140)
    await waitFor(() => expect(gap()).toBe(4))
    window.scrollTo(0, 0)
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
