import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useRoot } from '../../runtime/runtime.ts'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp } from '../../stories/in-app.tsx'
import { leadListSetup, type LeadCalls } from '../../stories/lead-list.fixtures.ts'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const { rows: all, appWith: listWith } = leadListSetup('Enquiry', '/main-menu/enquiries', ['enquiries-view'])
/** Three pages. */
const rows = all.slice(0, 30)
const appWith = (calls: LeadCalls = {}, at = '?page=1&limit=10') =>
  listWith(calls, { at, total: rows.length })

/** The list, with a button that simulates a push. */
function ListOfMany() {
  const { leads } = useRoot()
  return (
    <>
      <EnquiriesPage />
      <button type="button" hidden onClick={() => void leads.receiveRefresh()}>
        A push arrives
      </button>
    </>
  )
}

const meta = {
  title: 'Pages/Enquiries/Next Lead',
  component: ListOfMany,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ListOfMany>
export default meta
type Story = StoryObj<typeof meta>

const rowAt = (index: number): LeadRow => {
  const row = rows[index]
  if (row === undefined) throw new Error(`The fixtures have no row ${index}.`)
  return row
}
const at = (index: number, page: number) => `?page=${page}&limit=10&lead=${rowAt(index).id}`
const dialog = () => screen.findByRole('dialog', { name: 'Enquiry Details' })
const stepButton = async (label: 'Previous lead' | 'Next lead') =>
  within(await dialog()).findByRole('button', { name: label })
const pushArrives = () => screen.getByText('A push arrives').click()

async function expectOpen(index: number, total = rows.length) {
  const open = within(await dialog())
  await waitFor(() =>
    expect(open.getByRole('textbox', { name: 'First Name' })).toHaveValue(rowAt(index).firstName),
  )
  await expect(open.getAllByText(`${index + 1} of ${total}`)[0]).toBeVisible()
}

/** After steps within the page, closing returns the focus to the last open lead. */
export const FocusAfterSteps: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent }) => {
    const nameOf = (index: number) => canvas.findByRole('button', { name: leadName(rowAt(index)) })
    await userEvent.click(await nameOf(0))
    await expectOpen(0)
    await userEvent.click(await stepButton('Next lead'))
    await expectOpen(1)
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(async () => expect(await nameOf(1)).toHaveFocus())
  },
}

/** Stepping past the end of a page turns the page; the address follows, and the focus stays. */
export const OverThePage: Story = {
  parameters: appWith({}, at(9, 1)),
  play: async ({ canvas, userEvent, step }) => {
    await expectOpen(9)
    const sheet = await dialog()
    const next = await stepButton('Next lead')
    await step('steps to the next page', async () => {
      await userEvent.click(next)
      await expectOpen(10)
      await expectAddress(`/main-menu/enquiries?page=2&limit=10&lead=${rowAt(10).id}`)
      await expect(next).toHaveFocus()
      await expect(await dialog(), 'the dialog is the same one').toBe(sheet)
      await canvas.findByText(leadName(rowAt(10)), { selector: '[data-lead] > span' })
    })
    await step('steps back', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expectOpen(9)
      await expectAddress(expect.stringContaining('page=1&'))
    })
    await step('steps within the page', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expectOpen(8)
    })
    await step('the list stays on its page after closing', async () => {
      const [, close] = within(await dialog()).getAllByRole('button', { name: 'Close' })
      await userEvent.click(close ?? document.body)
      await expectAddress('/main-menu/enquiries?page=1&limit=10')
    })
  },
}

/** Stepping asks about unsaved edits first. */
export const WithEdits: Story = {
  parameters: appWith({}, at(9, 1)),
  play: async ({ userEvent, step }) => {
    await expectOpen(9)
    const notes = within(await dialog()).getByRole('textbox', { name: 'Notes' })
    await userEvent.type(notes, 'Half a thought')
    const ask = async () => {
      await userEvent.click(await stepButton('Next lead'))
      return within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
    }
    await step('Keep editing keeps the edits', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(notes).toHaveValue('Half a thought')
      await expectAddress(expect.stringContaining('page=1&'))
    })
    await step('Discard moves on without the edits', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Discard' }))
      await expectOpen(10)
      await expect(within(await dialog()).getByRole('textbox', { name: 'Notes' })).not.toHaveValue(
        'Half a thought',
      )
    })
  },
}

/** At the last lead of the list, 'Next lead' is disabled. */
export const AtTheEnd: Story = {
  parameters: { ...captured.parameters, ...appWith({}, at(29, 3)) },
  play: async () => {
    await expectOpen(29)
    await expect(await stepButton('Next lead')).toHaveAttribute('aria-disabled', 'true')
    await expect(await stepButton('Previous lead')).toHaveAttribute('aria-disabled', 'false')
  },
}

let left: readonly number[] = []

/** The open lead leaves the list: its follower takes its place. */
export const LeftTheList: Story = {
  parameters: appWith(
    {
      list: (_section, query) =>
        Promise.resolve(
          aPageOf(
            rows.filter(({ id }) => !left.includes(id)),
            query,
          ),
        ),
    },
    at(2, 1),
  ),
  play: async ({ canvas, userEvent }) => {
    left = []
    await expectOpen(2)
    left = [rowAt(2).id]
    pushArrives()
    await waitFor(() => expect(canvas.getByText('Page 1 of 3 · 29 enquiries')).toBeInTheDocument())
    await expectOpen(2, 29)
    await userEvent.click(await stepButton('Next lead'))
    const open = within(await dialog())
    await waitFor(() =>
      expect(open.getByRole('textbox', { name: 'First Name' })).toHaveValue(rowAt(3).firstName),
    )
    await expect(open.getAllByText('3 of 29')[0]).toBeVisible()
    left = []
  },
}

let isOffline = false

/** The next page cannot be loaded: the lead stays open, and the button retries. */
export const CannotTurn: Story = {
  parameters: appWith(
    {
      list: (_section, query) =>
        isOffline
          ? Promise.reject(new ProblemError({ kind: 'offline' }))
          : Promise.resolve(aPageOf(rows, query)),
    },
    at(9, 1),
  ),
  play: async ({ userEvent }) => {
    isOffline = false
    await expectOpen(9)
    const next = await stepButton('Next lead')
    isOffline = true
    await userEvent.click(next)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
    await expectOpen(9)
    isOffline = false
    await userEvent.click(next)
    await expectOpen(10)
  },
}

/** A lead that is not on the displayed page, as by a shared address, has no neighbours. */
export const NotInTheList: Story = {
  parameters: appWith({}, at(20, 1)),
  play: async () => {
    const open = within(await dialog())
    await open.findByRole('textbox', { name: 'First Name' })
    await expect(open.queryByRole('button', { name: 'Next lead' })).toBeNull()
  },
}
