import { A_KEY_OF_EACH_STATE, A_WHOLE_KEY, aKey } from '@latchkey/domain/integrations/keys/key.fixtures'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { IntegrationsPage } from './IntegrationsPage.tsx'

const meta = {
  title: 'Pages/Integrations',
  component: IntegrationsPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IntegrationsPage>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const create = fn()
const replace = fn()
const revoke = fn()

const appWith = (
  keys: NonNullable<EnvOverrides['keys']> = {},
  path = '/settings/integrations',
): { app: AppSetup } => ({
  app: {
    path,
    permissions: [...PERMISSIONS],
    calls: () => ({ keys: { list: () => Promise.resolve([...A_KEY_OF_EACH_STATE]), ...keys } }),
  },
})

async function act({ canvas, userEvent }: Playing, name: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: item }))
}

/** The keys of the office. */
export const Loaded: Story = {
  ...capturedOnce,
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'API keys' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByText('Old CRM')).toBeVisible()
  },
}

/** A new key is shown once, until the user is done with it. */
export const Creating: Story = {
  parameters: appWith({
    create: (draft) => {
      create(draft)
      return Promise.resolve({ id: 9, key: A_WHOLE_KEY })
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('fill in the dialog', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Create key' }))
      await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Portal')
      await userEvent.click(screen.getByRole('combobox', { name: 'Intake' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Read' }))
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(create).toHaveBeenCalledWith({
        name: 'Portal',
        areas: { intake: 'read' },
        expiresOn: '2027-03-02',
      })
    })
    await expect(await canvas.findByRole('textbox', { name: 'Key' })).toHaveValue(A_WHOLE_KEY)
    await expect(await screen.findByText('Key has been created.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.queryByRole('textbox', { name: 'Key' })).toBeNull()
  },
}

/** Edits are asked about before they are lost. */
export const Discarding: Story = {
  parameters: appWith({}, '/settings/integrations/keys?key=new'),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Portal')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress('/settings/integrations/keys')
  },
}

/** A replaced key is kept for some hours; the new one is shown once. */
export const Replacing: Story = {
  parameters: appWith({
    replace: (id, how) => {
      replace(id, how)
      return Promise.resolve({ id: 9, key: A_WHOLE_KEY })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Website', 'Replace')
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
    await expect(await screen.findByText('Key has been replaced.')).toBeVisible()
    await expect(replace).toHaveBeenCalledWith(aKey().id, { keepHours: 24, expiresOn: '2027-03-02' })
    await expect(await canvas.findByRole('textbox', { name: 'Key' })).toHaveValue(A_WHOLE_KEY)
  },
}

/** Revoking is asked about. */
export const Revoking: Story = {
  parameters: appWith({
    revoke: (id) => {
      revoke(id)
      return Promise.resolve(true)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Website', 'Revoke')
    await expect(await screen.findByText('Programs that use Website stop working at once.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect(await screen.findByText('Key has been revoked.')).toBeVisible()
    await expect(revoke).toHaveBeenCalledWith(aKey().id)
  },
}
