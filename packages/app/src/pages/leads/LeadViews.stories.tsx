import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { filtersKey } from '@latchkey/domain/platform/storage/storage-keys'
import { createMemoryStorage } from '@latchkey/domain/platform/storage/storage'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import { aView, SHARED_VIEW } from '@latchkey/domain/views/view.fixtures'
import type { ViewsEnv } from '@latchkey/domain/views/views.calls'
import { capturedAtOneWidth } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { discard } from '../../stories/discards.ts'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const meta = {
  title: 'Pages/Enquiries/Views',
  component: EnquiriesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>

const PATH = '/main-menu/enquiries'
const rows = leadRows('Enquiry', 12)
const ANN = aView({
  id: 7,
  name: 'Everybody called Ann',
  isPinned: true,
  query: { filters: { name: 'ann' }, sort: { column: 'email', direction: 'desc' }, limit: 10, handler: 'me' },
})
const ANN_ADDRESS = `${PATH}?page=1&limit=10&sort=-email&name=ann&handler=me&view=7`

const list = fn<LeadsEnv['leads']['list']>()
const create = fn<ViewsEnv['views']['create']>()
const update = fn<ViewsEnv['views']['update']>()
const remove = fn<ViewsEnv['views']['remove']>()
const order = fn<ViewsEnv['views']['order']>()

function appWith(
  views: readonly SavedView[],
  { at = '', calls }: { at?: string; calls?: EnvOverrides['views'] } = {},
): { app: AppSetup } {
  return {
    app: {
      path: `${PATH}${at}`,
      permissions: ['enquiries-view'],
      calls: () => ({
        leads: { list },
        views: { all: () => Promise.resolve([...views]), create, update, remove, order, ...calls },
        storage: createMemoryStorage({ [filtersKey('enquiries')]: '{"email":"example"}' }),
      }),
    },
  }
}

const beforeEach = () => {
  list.mockImplementation((_section, query) => Promise.resolve(aPageOf(rows, query)))
  for (const call of [update, remove, order]) call.mockResolvedValue(true)
}
const choose = async (userEvent: { click: (element: Element) => Promise<void> }, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

/** A visit without a query opens with the user's default view, with a single request. */
export const OpensWithDefault: Story = {
  parameters: { ...capturedAtOneWidth.parameters, ...appWith([SHARED_VIEW, { ...ANN, isDefault: true }]) },
  beforeEach,
  play: async ({ canvas }) => {
    await expectAddress(ANN_ADDRESS)
    await waitFor(() => expect(list).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('button', { name: ANN.name })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A query in the address takes precedence over the default view. */
export const AddressWins: Story = {
  parameters: appWith([{ ...ANN, isDefault: true }], { at: '?email=lee' }),
  beforeEach,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: ANN.name })).toBeVisible())
    await waitFor(() => expect(list).toHaveBeenCalledOnce())
    await expect(list.mock.lastCall?.[1].filters).toEqual({ email: 'lee' })
    await expectAddress(expect.not.stringContaining('view='))
  },
}

/** Without a default view the remembered filters apply; views that could not be loaded do not block the list. */
export const RememberedFilters: Story = {
  parameters: appWith([], { calls: { all: () => Promise.reject(new Error('no views')) } }),
  beforeEach,
  play: async ({ userEvent }) => {
    await expectAddress(expect.stringContaining('email=example'))
    await choose(userEvent, 'Try again')
  },
}

/** A view is applied, changed, applied again and left. */
export const Departed: Story = {
  parameters: appWith([ANN, SHARED_VIEW], { at: '?page=2&limit=10' }),
  beforeEach,
  play: async ({ canvas, userEvent, step }) => {
    await step('applies the view', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: ANN.name }))
      await expectAddress(ANN_ADDRESS)
    })
    await step('offers Update after a change of the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'All' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: `${ANN.name} Changed` })).toBeVisible())
      await expectAddress(expect.stringContaining('view=7'))
    })
    await step('updates the view', async () => {
      await choose(userEvent, `Update "${ANN.name}"`)
      const { handler: _handler, ...query } = ANN.query
      await waitFor(() => expect(update).toHaveBeenCalledWith(7, { name: ANN.name, query }))
    })
    await step('applies the view again and leaves it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${ANN.name} Changed` }))
      await expectAddress(ANN_ADDRESS)
      await userEvent.click(canvas.getByRole('button', { name: ANN.name }))
      await expectAddress(`${PATH}?page=1&limit=25`)
    })
  },
}

/** The displayed query is saved and becomes the applied view. */
export const Saving: Story = {
  parameters: appWith([ANN], { at: '?name=ann&sort=-email&limit=10&handler=me&page=2' }),
  beforeEach: () => {
    beforeEach()
    create.mockResolvedValue(ANN)
  },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Save this view…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Save View' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), ANN.name)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Pin' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('View has been saved.')).toBeVisible())
    await expect(create).toHaveBeenCalledWith('enquiries', {
      name: ANN.name,
      isShared: false,
      isPinned: true,
      isDefault: false,
      query: ANN.query,
    })
    await expectAddress(ANN_ADDRESS)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Views are reordered by keyboard alone, renamed, and deleted after a question. */
export const Managing: Story = {
  parameters: appWith([ANN, SHARED_VIEW]),
  beforeEach,
  play: async ({ userEvent, step }) => {
    await choose(userEvent, 'Manage views…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Views' }))
    await step('changes the order', async () => {
      const down = await dialog.findByRole('button', { name: `Move down ${ANN.name}` })
      down.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(order).toHaveBeenCalledWith('enquiries', [SHARED_VIEW.id, ANN.id]))
    })
    await step('renames a view', async () => {
      await userEvent.click(dialog.getByRole('button', { name: `Actions for ${ANN.name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }))
      const saving = within(await screen.findByRole('dialog', { name: 'Save View' }))
      const name = await saving.findByRole('textbox', { name: 'Name' })
      await userEvent.clear(name)
      await userEvent.type(name, 'All of Ann')
      const save = saving.getByRole('button', { name: 'Save' })
      await waitFor(() => expect(save, 'the order is saved').not.toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(save)
      await waitFor(() => expect(update).toHaveBeenCalledWith(7, { name: 'All of Ann', isShared: false }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save View' })).toBeNull())
    })
    await step('deletes a view', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: `Actions for ${ANN.name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete View' }))
      await userEvent.click(await question.findByRole('button', { name: 'Confirm' }))
      await waitFor(() => expect(screen.getByText('View has been deleted.')).toBeVisible())
      await expect(remove).toHaveBeenCalledWith(7)
    })
  },
}

/** Half a name is lost only after a question, each time. */
export const DiscardedTwice: Story = {
  parameters: appWith([ANN]),
  beforeEach,
  play: async ({ userEvent, step }) => {
    const typeAndDiscard = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Save View' }))
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'half')
      await userEvent.keyboard('{Escape}')
      await discard(userEvent)
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save View' })).toBeNull())
    }
    for (const turn of ['first', 'second']) {
      await step(`a new view, ${turn} time`, async () => {
        await choose(userEvent, 'Save this view…')
        await typeAndDiscard()
      })
    }
    await choose(userEvent, 'Manage views…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Views' }))
    for (const turn of ['first', 'second']) {
      await step(`a renamed view, ${turn} time`, async () => {
        await userEvent.click(await dialog.findByRole('button', { name: `Actions for ${ANN.name}` }))
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }))
        await typeAndDiscard()
      })
    }
  },
}
