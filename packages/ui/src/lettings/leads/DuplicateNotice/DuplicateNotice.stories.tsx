import { aDuplicate, NO_DUPLICATES } from '@latchkey/domain/duplicates/duplicates.fixtures'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { DuplicateNotice } from './DuplicateNotice.tsx'

const home = (name: string) => ({
  name,
  addressLine1: null,
  addressLine2: null,
  city: 'Leeds',
  postcode: 'LS1 4AP',
  crmPropertyUuid: null,
})

const meta = {
  title: 'Lettings/Leads/DuplicateNotice',
  id: 'lettings-duplicatenotice',
  component: DuplicateNotice,
  args: {
    duplicates: { ...NO_DUPLICATES, possible: [aDuplicate()] },
    onCompare: fn(),
    onDismiss: fn(),
    onUndismiss: fn(),
    onSearch: fn(),
    hrefOf: (id: number) => `?lead=${id}`,
  },
} satisfies Meta<typeof DuplicateNotice>
export default meta
type Story = StoryObj<typeof meta>

/** One lead of the same person about the same home. */
export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Possible duplicate of Ann Lee (Awaiting feedback, 01/03/2026)'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await expect(args.onCompare).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Not a duplicate' }))
    await expect(args.onDismiss).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
  },
}

/** More leads than are compared; without permission to merge; nothing to say. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(DuplicateNotice, args, {
      partlyCompared: { duplicates: { ...NO_DUPLICATES, more: true, partly: ['phone'] } },
      mayNotMerge: {
        duplicates: { ...NO_DUPLICATES, possible: [aDuplicate()], dismissed: [aDuplicate({ id: 7 })] },
        onDismiss: undefined,
        onUndismiss: undefined,
      },
      none: { duplicates: NO_DUPLICATES },
    }),
  play: async ({ canvas }) => {
    const partlyCompared = partOf(canvas, 'partlyCompared')
    await expect(
      partlyCompared.getByText(
        'More than 200 leads have this phone. Only 200 of them are compared: there may be more possible duplicates.',
      ),
    ).toBeVisible()

    const mayNotMerge = partOf(canvas, 'mayNotMerge')
    await expect(mayNotMerge.getAllByRole('button')).toEqual([
      mayNotMerge.getByRole('button', { name: 'Compare' }),
    ])

    const none = partOf(canvas, 'none')
    await expect(none.queryByRole('button')).toBeNull()
  },
}

/**
 * One of each kind: possible duplicates, one that is hidden, other enquiries as links, and one that is not a
 * duplicate.
 */
export const Many: Story = {
  ...captured,
  args: {
    duplicates: {
      possible: [
        aDuplicate(),
        aDuplicate({ id: 3, name: 'A. Lee', status: LEAD_STATUS.ViewingScheduled }),
        { id: 4, sharedBy: ['email'], hidden: true },
      ],
      samePerson: [
        aDuplicate({ id: 5, property: home('Mill Lofts 2B') }),
        aDuplicate({ id: 6, property: null }),
      ],
      dismissed: [aDuplicate({ id: 7, name: 'Bo Ng' })],
      more: true,
      search: { text: '07700900123', total: 37 },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: 'Compare' })).toHaveLength(2)
    await expect(
      canvas.getByText('Possible duplicate of a lead that you do not have access to'),
    ).toBeVisible()
    const others = within(canvas.getByRole('list', { name: 'Other enquiries of this person' }))
    await expect(others.getByRole('link', { name: /Mill Lofts 2B/ })).toHaveAttribute('href', '?lead=5')
    await expect(others.getByRole('link', { name: /Ann Lee/ })).toHaveAttribute('href', '?lead=6')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndismiss).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 37' }))
    await expect(args.onSearch).toHaveBeenCalledWith('07700900123')
  },
}

/** Three possible duplicates keep the fields of the lead visible; the rest are shown on request. */
export const ManyPossible: Story = {
  args: {
    duplicates: {
      ...NO_DUPLICATES,
      possible: Array.from({ length: 5 }, (_, nr) => aDuplicate({ id: 2 + nr, name: `Ann ${nr + 1}` })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: 'Compare' })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more possible duplicates' }))
    const compares = canvas.getAllByRole('button', { name: 'Compare' })
    await expect(compares).toHaveLength(5)
    await expect(compares[3]).toHaveFocus()
  },
}

/** Three other enquiries keep the fields of the lead visible; the rest are shown on request. */
export const ManyOthers: Story = {
  args: {
    duplicates: {
      ...NO_DUPLICATES,
      samePerson: [5, 6, 7, 8, 9].map((id) => aDuplicate({ id, property: home(`Mill Lofts ${id}`) })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }))
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: /Mill Lofts 8/ })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
