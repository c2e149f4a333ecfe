import { aFoundLead, aFoundUnit, anAnswer, someGroups } from '@latchkey/domain/search/search.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { clearAllMocks, expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { CommandPalette } from './CommandPalette.tsx'

const meta = {
  title: 'Lettings/Search/CommandPalette',
  id: 'lettings-commandpalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onClose: fn(),
    text: 'pr',
    onText: fn(),
    groups: someGroups('pr', anAnswer()),
    state: 'ready',
    onChoose: fn(),
    onRetry: fn(),
  },
  parameters: { ...ownFrame },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const input = () => screen.findByRole('combobox', { name: 'Search leads, homes and pages' })
const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null

/** Before typing: the recently opened records. */
export const Recents: Story = {
  ...captured,
  args: {
    text: '',
    groups: someGroups('', {}, [
      { kind: 'lead', ...aFoundLead() },
      { kind: 'unit', ...aFoundUnit() },
    ]),
  },
  play: async () => {
    await waitFor(async () => expect(await input()).toHaveFocus())
    const recent = within(screen.getByRole('group', { name: 'Recent' }))
    await expect(recent.getAllByRole('option')).toHaveLength(2)
  },
}

/** On first use: what can be typed. */
export const Empty: Story = {
  args: { text: '', groups: [] },
  play: async () => {
    await input()
    await expect(screen.getByText('Type a name, phone, email, postcode or home.')).toBeVisible()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** Results in every group; a lead shows its status, its home and the matched value, and the count is announced. */
export const AllGroups: Story = {
  ...captured,
  play: async ({ args, userEvent }) => {
    await input()
    const names = screen.getAllByRole('group').map((group) => group.firstChild?.textContent)
    await expect(names).toEqual(['Leads', 'Units', 'Properties', 'Projects', 'Users', 'Go to', 'Do'])
    const lead = screen.getByRole('option', { name: /Priya Nair/ })
    for (const text of ['Viewing scheduled', 'Harbour View 12', 'ann.nair@example.com'])
      await expect(lead).toHaveTextContent(text)
    await expect(screen.getByText('12 results')).toBeInTheDocument()
    await userEvent.click(lead)
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: 'lead:8' }), {
      isInNewTab: false,
    })
  },
}

/** A group has more results than it shows. */
export const ManyMatch: Story = {
  args: {
    groups: someGroups('ann', {
      leads: { items: Array.from({ length: 8 }, (_, id) => aFoundLead({ id })), more: true },
    }),
  },
  play: async () => {
    const leads = within(await screen.findByRole('group', { name: 'Leads' }))
    await expect(leads.getByText('Many match. Keep typing to narrow it down.')).toBeVisible()
  },
}

/** Nothing matches. */
export const NothingFound: Story = {
  ...captured,
  args: { text: ' qxz ', groups: [] },
  play: async () => {
    await input()
    for (const words of screen.getAllByText('Nothing found for "qxz".'))
      await expect(words).toBeInTheDocument()
  },
}

/** By keyboard: around the ends, into a new tab, and closing. */
export const KeyboardOnly: Story = {
  play: async ({ args, step, userEvent }) => {
    await waitFor(async () => expect(await input()).toHaveFocus())
    const last = screen.getAllByRole('option').at(-1)?.textContent ?? ''
    await step('arrows mark, around the ends', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(marked()).toContain('Ann Lee')
      await userEvent.keyboard('{ArrowUp}')
      await expect(marked()).toBe(last)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(marked()).toContain('Priya Nair')
      await expect(await input()).toHaveAttribute(
        'aria-activedescendant',
        screen.getByRole('option', { selected: true }).id,
      )
    })
    await step('Enter opens, with Ctrl in a new tab', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'lead:8' }), {
        isInNewTab: false,
      })
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'lead:8' }), {
        isInNewTab: true,
      })
    })
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
    await step(
      'Enter that ends a composition opens no result; in Safari only its code identifies it',
      async () => {
        clearAllMocks()
        const box = await input()
        await waitFor(() => expect(box).toHaveFocus())
        for (const composing of [{ isComposing: true }, { keyCode: 229 }])
          await fireEvent.keyDown(box, { key: 'Enter', ...composing })
        await expect(args.onChoose).not.toHaveBeenCalled()
        await userEvent.keyboard('{Enter}')
        await expect(args.onChoose).toHaveBeenCalledOnce()
      },
    )
  },
}

/** Keys pressed before the response are applied to its results. */
export const FasterThanTheAnswer: Story = {
  render: function Answering(args) {
    const [hasAnswered, setAnswered] = useState(false)
    useEffect(() => {
      const answer = () => setAnswered(true)
      window.addEventListener('answer', answer)
      return () => window.removeEventListener('answer', answer)
    }, [])
    return <CommandPalette {...args} {...(!hasAnswered && { state: 'busy', groups: [] })} />
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await input(), '{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('answer'))
    await waitFor(() =>
      expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: 'lead:8' }), {
        isInNewTab: false,
      }),
    )
  },
}

/** While results load. */
export const Loading: Story = {
  args: { state: 'busy', groups: [] },
  play: async () => {
    await input()
    await expect(screen.queryByText(/Nothing found/)).toBeNull()
  },
}

/** The search failed: commands still work. */
export const Failed: Story = {
  ...captured,
  args: { text: 'new', state: 'failed', groups: someGroups('new', {}) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Search is not answering.')).toBeVisible()
    await expect(screen.getByRole('option', { name: 'New enquiry' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
