import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import { LeadModel } from '@latchkey/domain/leads/lead.model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { expectToFit } from '../../../stories/long-text.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedLead } from '../opened-lead.fixtures.ts'
import { asInAnEditor } from '../../opened-record.fixtures.ts'
import { LeadDialog } from './LeadDialog.tsx'

const GRACE = { id: 3, name: 'Grace Patel', active: true }

const meta = {
  title: 'Lettings/Leads/LeadDialog/Handler',
  id: 'lettings-leaddialog-handler',
  component: LeadDialog,
  args: {
    isOpen: true,
    opened: anOpenedLead(aLead()),
    agents: [],
    userId: 3,
    onTake: fn(),
    onRelease: fn(),
    onSave: fn(),
    onSaveMerged: fn(),
    onSaveAnyway: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))

const handled = anOpenedLead(aLead())

/** Without a handler any user can take it; the user's own lead can be released. */
export const Own: Story = {
  args: { opened: handled },
  beforeEach: () => handled.receive(LeadModel.create(aLead())),
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog()
    await step("nobody's", async () => {
      await expect(inside.getByText('Handler: nobody yet')).toBeVisible()
      await expect(inside.queryByRole('button', { name: 'Assign…' })).toBeNull()
      await userEvent.click(inside.getByRole('button', { name: 'Take' }))
      await expect(args.onTake).toHaveBeenCalledOnce()
    })
    await step("the user's own", async () => {
      handled.receive(LeadModel.create(aLead({ handler: GRACE })))
      await expect(await inside.findByText('Handler: Grace Patel')).toBeVisible()
      await userEvent.click(inside.getByRole('button', { name: 'Release' }))
      await expect(args.onRelease).toHaveBeenCalledOnce()
    })
  },
}

const ofAColleague = anOpenedLead(aLead({ handler: GRACE }))

/**
 * A colleague's lead can only be reassigned, by users who may assign leads. Any user can take it once the handler may no
 * longer open it, or has left.
 */
export const Others: Story = {
  args: { opened: ofAColleague, userId: 2, onAssign: fn() },
  beforeEach: () => ofAColleague.receive(LeadModel.create(aLead({ handler: GRACE }))),
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog()
    for (const name of ['Take', 'Release']) await expect(inside.queryByRole('button', { name })).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'Assign…' }))
    await expect(args.onAssign).toHaveBeenCalledOnce()
    await step('of a handler who may no longer open it', async () => {
      ofAColleague.receive(LeadModel.create(aLead({ handler: GRACE, handlerMayOpen: false })))
      await userEvent.click(await inside.findByRole('button', { name: 'Take' }))
      await expect(inside.getByText('Handler: Grace Patel')).toBeVisible()
      await expect(args.onTake).toHaveBeenCalledOnce()
    })
    await step('of a handler who has left', async () => {
      ofAColleague.receive(LeadModel.create(aLead({ handler: { ...GRACE, active: false } })))
      await expect(await inside.findByText('Handler: Grace Patel (left)')).toBeVisible()
      await expect(inside.getByRole('button', { name: 'Take' })).toBeEnabled()
    })
  },
}

/** While an action is running, all others ignore presses. */
export const Busy: Story = {
  args: { isBusy: true, onAssign: fn() },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Take' }))
    await expect(args.onTake).not.toHaveBeenCalled()
    await expect(inside.getByRole('button', { name: 'Assign…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** It waits for a first answer, and can be marked as answered in any of the listed ways. */
export const Waiting: Story = {
  args: {
    opened: anOpenedLead(aLead({ waiting: { minutes: 370, state: 'overdue' } })),
    onAnswered: fn(),
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('Overdue: 6 h 10 min')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Mark as answered' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'By phone',
      'By email',
      'By text',
      'In person',
    ])
    await userEvent.click(items[2] as HTMLElement)
    await expect(args.onAnswered).toHaveBeenLastCalledWith(3)
  },
}

/** Marked as answered by keyboard: the button is removed, and the focus stays in the dialog. */
export const Answered: Story = {
  render: function Answering(args) {
    const [isAnswered, setAnswered] = useState(false)
    const [waiting] = useState(() => anOpenedLead(aLead({ waiting: { minutes: 370, state: 'overdue' } })))
    const [answered] = useState(() => anOpenedLead(aLead()))
    return (
      <LeadDialog {...args} opened={isAnswered ? answered : waiting} onAnswered={() => setAnswered(true)} />
    )
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    inside.getByRole('button', { name: 'Mark as answered' }).focus()
    await userEvent.keyboard('{Enter}')
    const [first] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inside.queryByRole('button', { name: 'Mark as answered' })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(inside.getByRole('button', { name: 'Take' })).toHaveFocus())
  },
}

/** Without another button, the dialog itself is focused. */
export const AnsweredOfAnother: Story = {
  render: function Answering(args) {
    const [isAnswered, setAnswered] = useState(false)
    const [waiting] = useState(() =>
      anOpenedLead(aLead({ handler: GRACE, waiting: { minutes: 370, state: 'overdue' } })),
    )
    const [answered] = useState(() => anOpenedLead(aLead({ handler: GRACE })))
    return (
      <LeadDialog
        {...args}
        userId={2}
        opened={isAnswered ? answered : waiting}
        onAnswered={() => setAnswered(true)}
      />
    )
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    inside.getByRole('button', { name: 'Mark as answered' }).focus()
    await userEvent.keyboard('{Enter}')
    const [first] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inside.queryByRole('button', { name: 'Mark as answered' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  },
}

/** On a phone the header names the person and the home below the title; facts and actions are behind 'More'. */
export const OnAPhone: Story = {
  ...captured,
  globals: { viewport: { value: 'w360' } },
  args: {
    opened: anOpenedLead(aLead({ waiting: { minutes: 370, state: 'overdue' }, status: 2 })),
    steps: { position: 1, total: 68, onPrevious: fn(), onNext: fn() },
    onAssign: fn(),
    onAnswered: fn(),
    onHistory: fn(),
  },
  play: async () => {
    const inside = await dialog()
    await document.fonts.ready
    await expect(inside.getByRole('button', { name: 'Next lead' })).toBeVisible()
    // The screenshots are taken in wide windows too.
    if (inside.queryByRole('button', { name: 'More' }) === null) return
    const head = screen.getByRole('heading', { name: 'Enquiry Details' }).parentElement as HTMLElement
    await expect(head.offsetHeight).toBeLessThanOrEqual(100)
    await expect(inside.queryByRole('button', { name: 'Take' })).toBeNull()
  },
}

/** 'More' shows all of them. */
export const MoreOnAPhone: Story = {
  globals: OnAPhone.globals ?? {},
  args: OnAPhone.args ?? {},
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'More' }))
    for (const name of ['Take', 'Assign…', 'Mark as answered', 'Qualifying Questions', 'History'])
      await expect(inside.getByRole('button', { name })).toBeVisible()
    for (const text of ['Overdue: 6 h 10 min', 'Handler: nobody yet', /^Submitted /])
      await expect(inside.getByText(text)).toBeVisible()
    await expectToFit(await screen.findByRole('dialog'))
  },
}
