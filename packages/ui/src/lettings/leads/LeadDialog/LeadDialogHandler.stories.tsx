import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { LONG_PERSON, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { leadName } from '@latchkey/domain/leads/lead.names'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedLead } from '../opened-lead.fixtures.ts'
import { forgetOtherStories } from '../../opened-record.fixtures.ts'
import { LeadDialog } from './LeadDialog.tsx'

const GRACE = { id: 3, name: 'Grace Patel', active: true }

const meta = {
  title: 'Lettings/LeadDialog/Handler',
  component: LeadDialog,
  args: {
    isOpen: true,
    opened: anOpenedLead(aLead()),
    dateFormatter: createDateFormatter(),
    agents: [],
    userId: 3,
    onTake: fn(),
    onRelease: fn(),
    onSave: fn(),
    onSaveAnyway: fn(),
    onInvalid: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
    onCopied: fn(),
  },
  beforeEach: forgetOtherStories,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))

/** Anybody takes what nobody has. */
export const Nobodys: Story = {
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('Handler: nobody yet')).toBeVisible()
    await expect(inside.queryByRole('button', { name: 'Assign…' })).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'Take' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}

/** One’s own can be given back. */
export const Mine: Story = {
  args: { opened: anOpenedLead(aLead({ handler: GRACE })) },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('Handler: Grace Patel')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Release' }))
    await expect(args.onRelease).toHaveBeenCalledOnce()
  },
}

/** A colleague’s stays theirs, except for whoever may assign leads. */
export const Others: Story = {
  args: { opened: anOpenedLead(aLead({ handler: GRACE })), userId: 2, onAssign: fn() },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    for (const name of ['Take', 'Release']) await expect(inside.queryByRole('button', { name })).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'Assign…' }))
    await expect(args.onAssign).toHaveBeenCalledOnce()
  },
}

/** Whoever had it has left: anybody may take it. */
export const Left: Story = {
  args: { opened: anOpenedLead(aLead({ handler: { ...GRACE, active: false } })), userId: 2 },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByText('Handler: Grace Patel (left)')).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Take' })).toBeEnabled()
  },
}

/** While something is being sent nothing else is. */
export const Busy: Story = {
  args: { isBusy: true, onAssign: fn() },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Take' }))
    await expect(args.onTake).not.toHaveBeenCalled()
    await expect(inside.getByRole('button', { name: 'Assign…' })).toBeDisabled()
  },
}

/** A long name, in the narrowest window. */
export const LongText: Story = {
  ...narrowest,
  args: {
    opened: anOpenedLead(aLead({ handler: { id: 9, name: leadName(LONG_PERSON), active: false } })),
    onAssign: fn(),
  },
  play: async () => expectToFit(await screen.findByRole('dialog')),
}
