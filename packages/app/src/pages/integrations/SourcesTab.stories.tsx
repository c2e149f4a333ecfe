import {
  A_SOURCE_KEY,
  aSource,
  ONE_OF_EACH_OUTCOME,
  SOME_SOURCES,
} from '@latchkey/domain/integrations/sources/source.fixtures'
import type { SourceDraft } from '@latchkey/domain/integrations/sources/source.form'
import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { SourcesTab } from './SourcesTab.tsx'

const meta = {
  title: 'Pages/Lead Sources',
  component: SourcesTab,
  ...inApp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SourcesTab>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const PATH = '/settings/integrations/sources'

const appWith = (sources: NonNullable<EnvOverrides['sources']> = {}, path = PATH): { app: AppSetup } => ({
  app: {
    path,
    permissions: [...PERMISSIONS],
    calls: () => ({
      sources: {
        list: () => Promise.resolve([...SOME_SOURCES]),
        received: (query) => Promise.resolve(aPageOf([...ONE_OF_EACH_OUTCOME], query)),
        ...sources,
      },
      leads: { get: (id) => Promise.resolve(aLead({ id })) },
    }),
  },
})

async function act({ canvas, userEvent }: Playing, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Zoopla' }))
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: item }))
}

/** The sources, and what they have sent; a lead opens over the list. */
export const Loaded: Story = {
  ...capturedOnce,
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Old portal')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Joe Bloggs' }))
    await expect(await screen.findByRole('dialog', { name: /Details/ })).toBeVisible()
  },
}

/** The filters are in the address. */
export const Filtering: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Not readable')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Outcome' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ignored' }))
    await expectAddress(`${PATH}?page=1&limit=25&outcome=ignored`)
  },
}

const create = fn<(draft: SourceDraft) => Promise<{ id: number; url: string; key: string }>>()

/** Address and key of a new source are shown, the key once. */
export const Adding: Story = {
  parameters: appWith({
    create: (draft) => {
      void create(draft)
      return Promise.resolve({ id: 9, url: aSource().url, key: A_SOURCE_KEY })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add source' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Portal')
    await userEvent.click(dialog.getByRole('button', { name: 'Add source' }))
    await expect(await canvas.findByRole('textbox', { name: 'Key' })).toHaveValue(A_SOURCE_KEY)
    await expect(create).toHaveBeenCalledWith({ name: 'Portal', format: 'latchkey', mapping: null })
    await expect(await screen.findByText('Source has been created.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.queryByRole('textbox', { name: 'Key' })).toBeNull()
  },
}

/** Edits are asked about before they are lost. */
export const Discarding: Story = {
  parameters: appWith({}, `${PATH}?leadSource=1`),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The old key of a source ends at once, so that it is asked about. */
export const ReplacingAKey: Story = {
  parameters: appWith({ replaceKey: () => Promise.resolve({ key: A_SOURCE_KEY }) }),
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Replace key')
    await expect(await screen.findByText('Zoopla sends nothing more until it has the new key.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect(await screen.findByText('Key has been replaced.')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Key' })).toHaveValue(A_SOURCE_KEY)
  },
}

const end = fn()

/** Ending is asked about. */
export const Ending: Story = {
  parameters: appWith({
    end: (id) => {
      end(id)
      return Promise.resolve(true)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'End')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await expect(await screen.findByText('Source has been ended.')).toBeVisible()
    await expect(end).toHaveBeenCalledWith(aSource().id)
  },
}
