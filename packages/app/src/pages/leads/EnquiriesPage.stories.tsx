import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { LeadSave } from '@latchkey/domain/leads/lead-save'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { ProblemError, type Problem } from '@latchkey/domain/platform/problem'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const meta = {
  title: 'Pages/Enquiries',
  component: EnquiriesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>
type Leads = NonNullable<EnvOverrides['leads']>

const ROWS = leadRows('Enquiry', 60)
const first = ROWS[0]
if (first === undefined) throw new Error('The fixtures have no enquiries.')
const LEAD = aLead({ id: first.id, firstName: first.firstName, lastName: first.lastName })

const listsAll: Leads = { list: (_section, query) => Promise.resolve(aPageOf(ROWS, query)) }
const mocked: Leads = {
  list: (_section, query) => Promise.resolve(aPageOf(ROWS.slice(0, 3), query)),
  get: () => Promise.resolve(LEAD),
}

const appWith = (leads: Leads = {}, search = ''): { app: AppSetup } => ({
  app: {
    path: `/main-menu/enquiries${search}`,
    permissions: ['enquiries-view'],
    calls: () => ({
      leads: { ...mocked, ...leads },
      users: { dropdown: () => Promise.resolve([{ id: 7, username: 'ben@latchkey.example' }]) },
    }),
  },
})

const rejected = (problem: Problem) => () => Promise.reject(new ProblemError(problem))
const dialog = () => screen.findByRole('dialog', { name: 'Enquiry Details' })

/** A usual list; the address contains page and size. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith(listsAll) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Page 1 of 3 · 60 enquiries`)).toBeVisible()
    await expectAddress('/main-menu/enquiries?page=1&limit=25')
  },
}

/** The list could not be loaded. */
export const Failed: Story = {
  parameters: { ...captured.parameters, ...appWith({ list: failing('offline') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

type List = Leads['list'] & object
const list = fn<List>((_section, query): ReturnType<List> =>
  // Limits the answers: an endless refetch would hang the browser instead of failing the test.
  list.mock.calls.length < 9 ? Promise.resolve(aPageOf(ROWS, query)) : new Promise(() => {}),
)

/** A page beyond the last is requested once, then the last page, which replaces it in the address. */
export const BeyondTheLastPage: Story = {
  parameters: appWith({ list }, '?page=99&limit=25'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 3 of 3 · 60 enquiries')).toBeVisible()
    await expectAddress('/main-menu/enquiries?page=3&limit=25')
    await expect(list.mock.calls.map(([, { page }]) => page)).toEqual([99, 3])
  },
}

/** Filters, sort and page are sent to the server and kept in the address. */
export const Asking: Story = {
  parameters: appWith(listsAll, '?page=1&limit=10'),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(`Page 1 of 6 · 60 enquiries`)
    await step('requests the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
      await expectAddress('/main-menu/enquiries?page=2&limit=10')
    })
    await step('sorting returns to the first page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Email' }))
      await expectAddress('/main-menu/enquiries?page=1&limit=10&sort=email')
    })
    await step('filters half a second after the last key', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Filter Phone' }), '0a7')
      await expectAddress(expect.stringContaining('phone=07'))
    })
  },
}

/** A deep link: the lead is open over the list. */
export const LeadOpen: Story = {
  parameters: { ...captured.parameters, ...appWith(listsAll, `?page=2&limit=10&lead=${LEAD.id}`) },
  play: async () => {
    const form = within(await dialog())
    await expect(await form.findByRole('textbox', { name: 'Last Name' })).toHaveValue(LEAD.lastName)
  },
}

/** A deep link to a deleted lead. */
export const LeadMissing: Story = {
  parameters: { ...captured.parameters, ...appWith({ get: failing('gone') }, '?lead=404') },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This lead no longer exists')).toBeVisible())
  },
}

const save = fn<(id: number, draft: LeadSave) => Promise<boolean>>(() => Promise.resolve(true))

/** An invalid form is reported and not sent; a valid one is sent with the version that was read. */
export const Saving: Story = {
  parameters: appWith({ save }, `?lead=${LEAD.id}`),
  play: async ({ userEvent, step }) => {
    save.mockClear()
    const form = within(await dialog())
    const postcode = await form.findByRole('textbox', { name: 'Postcode' })
    await step('an invalid postcode is not sent', async () => {
      await userEvent.clear(postcode)
      await userEvent.type(postcode, 'ABC')
      await userEvent.click(form.getByRole('button', { name: 'Save' }))
      await screen.findByText('Please check the form for errors')
      await expect(form.getByText('This is not a valid postcode')).toBeVisible()
      await expect(save).not.toHaveBeenCalled()
    })
    await step('a valid postcode is saved', async () => {
      await userEvent.clear(postcode)
      await userEvent.type(postcode, 'M1 1AE')
      await userEvent.click(form.getByRole('button', { name: 'Save' }))
      await screen.findByText('Enquiry has been successfully updated.')
      await expect(save).toHaveBeenCalledWith(
        LEAD.id,
        expect.objectContaining({ postcode: 'M1 1AE', version: LEAD.version }),
      )
      await expectAddress(expect.not.stringContaining('lead='))
    })
  },
}

const rejectField: Problem = {
  kind: 'invalid',
  errors: [{ attribute: 'email', errors: [{ name: 'email' }] }],
}

/** The server rejects a field: it is marked, without a toast, and not in the next lead that is opened. */
export const RejectedInAnother: Story = {
  parameters: appWith(
    { save: rejected(rejectField), get: (id) => Promise.resolve({ ...LEAD, id }) },
    `?lead=${LEAD.id}`,
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('a rejected save is discarded', async () => {
      const form = within(await dialog())
      await userEvent.click(await form.findByRole('button', { name: 'Save' }))
      await waitFor(() => expect(form.getByText('This is not a valid email')).toBeVisible())
      await expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('the next lead shows no errors', async () => {
      const [, second] = ROWS
      await userEvent.click(await canvas.findByRole('button', { name: second ? leadName(second) : '' }))
      const form = within(await dialog())
      await form.findByRole('textbox', { name: 'Last Name' })
      await expect(form.queryByText('This is not a valid email')).toBeNull()
    })
  },
}

/** A lead opened right after typing a filter: both stay in the address, and the filter after closing the lead. */
export const FilteredAndOpened: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent, step }) => {
    await step('a double click opens a lead once: one step back closes it', async () => {
      const opener = await canvas.findByRole('button', { name: leadName(first) })
      opener.click()
      opener.click()
      await dialog()
      await userEvent.keyboard('{Escape}')
      await expectAddress('/main-menu/enquiries?page=1&limit=25')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    const opener = await canvas.findByRole('button', { name: leadName(first) })
    const filter = canvas.getByRole('textbox', { name: 'Filter Name' })
    await userEvent.type(filter, first.firstName)
    opener.click()
    // The next event may occur before React renders.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    filter.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await dialog()
    const filtered = `/main-menu/enquiries?page=1&limit=25&name=${first.firstName}`
    await expectAddress(`${filtered}&lead=${first.id}`)
    await within(await dialog()).findByRole('textbox', { name: 'Last Name' })
    await userEvent.keyboard('{Escape}')
    await expectAddress(filtered)
  },
}

/**
 * The server answers false, then that the lead is gone: a toast says so, and the dialog stays open, so that the edits can
 * be copied.
 */
export const SaveRejected: Story = {
  parameters: appWith({ save }, `?lead=${LEAD.id}`),
  beforeEach: () => {
    save.mockResolvedValueOnce(false).mockImplementationOnce(failing('gone'))
  },
  play: async ({ userEvent }) => {
    const form = within(await dialog())
    for (const said of [
      'Something went wrong. Please try again.',
      'This no longer exists. It may have been deleted.',
    ]) {
      await userEvent.click(await form.findByRole('button', { name: 'Save' }))
      await screen.findByText(said)
      await expect(form.getByRole('textbox', { name: 'Last Name' })).toBeVisible()
    }
  },
}

let isGone = false

/** Once the lead is taken, it is gone, until it is restored. */
const goneWhileOpen = (problem: Problem): Story => ({
  parameters: appWith(
    {
      get: () => (isGone ? Promise.reject(new ProblemError(problem)) : Promise.resolve(LEAD)),
      assign: () => {
        isGone = true
        return Promise.resolve(true)
      },
      restore: () => {
        isGone = false
        return Promise.resolve(true)
      },
    },
    `?lead=${LEAD.id}`,
  ),
  beforeEach: () => {
    isGone = false
  },
})

/** The lead is deleted elsewhere while it is open: the dialog says so before a save, and offers to restore it. */
export const DeletedWhileOpen: Story = {
  ...goneWhileOpen({ kind: 'gone' }),
  play: async ({ userEvent }) => {
    const form = within(await dialog())
    await userEvent.click(await form.findByRole('button', { name: 'Take' }))
    await expect(await form.findByText(/A colleague has deleted this lead/)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Restore lead' }))
    await screen.findByText('Enquiry has been restored.')
    await waitFor(() => expect(form.queryByText(/A colleague has deleted this lead/)).toBeNull())
    await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

/** The import that made the lead is undone while it is open: there is nothing to restore, and nothing to ask for. */
export const UndoneWhileOpen: Story = {
  ...goneWhileOpen({ kind: 'gone', isImportUndone: true }),
  play: async ({ userEvent }) => {
    const form = within(await dialog())
    await userEvent.click(await form.findByRole('button', { name: 'Take' }))
    await expect(await form.findByText(/The import that brought this lead has been undone/)).toBeVisible()
    await expect(form.queryByRole('button', { name: 'Restore lead' })).toBeNull()
    await expect(form.getByRole('textbox', { name: 'Last Name' })).toBeVisible()
  },
}

const remove = fn<(id: number) => Promise<boolean>>(() => Promise.resolve(true))
const restore = fn<(id: number) => Promise<boolean>>(() => Promise.resolve(true))

/** Deleting asks first; two deletes in a row can both be undone. */
export const Deleting: Story = {
  parameters: appWith({ remove, restore }),
  play: async ({ canvas, userEvent, step }) => {
    remove.mockClear()
    restore.mockClear()
    const two = ROWS.slice(0, 2)
    const ask = async (row: typeof first) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${leadName(row)}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      return within(await screen.findByRole('alertdialog', { name: 'Delete Enquiry' }))
    }
    await step('Cancel deletes nothing', async () => {
      await userEvent.click((await ask(first)).getByRole('button', { name: 'Cancel' }))
      await expect(remove).not.toHaveBeenCalled()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
    await step('Confirm deletes the lead', async () => {
      for (const row of two) {
        await userEvent.click((await ask(row)).getByRole('button', { name: 'Confirm' }))
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        await expect(remove).toHaveBeenLastCalledWith(row.id)
      }
      await expect(await screen.findAllByText('Enquiry has been deleted.')).toHaveLength(2)
    })
    await step('Undo restores the lead', async () => {
      for (const row of two) {
        const toast = within(await screen.findByRole('status', { description: leadName(row) }))
        await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
        await waitFor(() => expect(restore).toHaveBeenLastCalledWith(row.id))
      }
      await screen.findAllByText('Enquiry has been restored.')
    })
  },
}

const sendQuestionnaire = fn<(id: number) => Promise<boolean>>(() => Promise.resolve(true))

/** Sends a new questionnaire link; the dialog stays open. */
export const SendingTheQuestionnaire: Story = {
  parameters: appWith({ sendQuestionnaire }, `?lead=${LEAD.id}`),
  play: async ({ userEvent }) => {
    const form = within(await dialog())
    await userEvent.click(await form.findByRole('button', { name: 'Send Questionnaire Link' }))
    await screen.findByText('Questionnaire link has been sent.')
    await expect(sendQuestionnaire).toHaveBeenCalledWith(LEAD.id)
    await expect(form.getByRole('button', { name: 'Send Questionnaire Link' })).toBeVisible()
  },
}
