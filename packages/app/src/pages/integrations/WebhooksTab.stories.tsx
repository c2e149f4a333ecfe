import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import {
  A_DELIVERY_OF_EACH_FAULT,
  A_SECRET,
  A_WEBHOOK_OF_EACH_STATE,
  aDelivery,
} from '@latchkey/domain/webhooks/webhook.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { IntegrationsPage } from './IntegrationsPage.tsx'
import { WebhookPage } from './WebhookPage.tsx'

const meta = {
  title: 'Pages/Webhooks',
  component: IntegrationsPage,
  ...inApp,
  render: () => (
    <Routes>
      <Route path="/settings/integrations/:tab" element={<IntegrationsPage />} />
      <Route path="/settings/integrations/webhooks/:webhookId" element={<WebhookPage />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IntegrationsPage>
export default meta
type Story = StoryObj<typeof meta>

const create = fn()
const resend = fn()
const off = fn()

const appWith = (
  webhooks: NonNullable<EnvOverrides['webhooks']> = {},
  path = '/settings/integrations/webhooks',
): { app: AppSetup } => ({
  app: {
    path,
    permissions: [...PERMISSIONS],
    calls: () => ({
      keys: { list: () => Promise.resolve([]) },
      webhooks: {
        list: () => Promise.resolve([...A_WEBHOOK_OF_EACH_STATE]),
        deliveries: () =>
          Promise.resolve({
            models: [...A_DELIVERY_OF_EACH_FAULT],
            page: 1,
            limit: 25,
            total: A_DELIVERY_OF_EACH_FAULT.length,
            lastPage: 1,
          }),
        ...webhooks,
      },
    }),
  },
})

/** A new webhook's secret is shown once, until the user is done with it. */
export const Adding: Story = {
  parameters: appWith({
    create: (draft) => {
      create(draft)
      return Promise.resolve({ id: 9, secret: A_SECRET })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add webhook' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Diary')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://diary.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(create).toHaveBeenCalledWith({
      name: 'Diary',
      url: 'https://diary.example',
      types: null,
      includeRecord: false,
      skipKeyId: null,
    })
    await expect(await canvas.findByRole('textbox', { name: 'Signing secret' })).toHaveValue(A_SECRET)
    await expect(await screen.findByText('Webhook has been created.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.queryByRole('textbox', { name: 'Signing secret' })).toBeNull()
  },
}

/** A webhook is switched off from its row. */
export const SwitchingOff: Story = {
  parameters: appWith({
    off: (id) => {
      off(id)
      return Promise.resolve(true)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Accounts' }))
    const menu = within(await screen.findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitem', { name: 'Switch off' }))
    await expect(await screen.findByText('Webhook has been switched off.')).toBeVisible()
    await expect(off).toHaveBeenCalledWith(1)
  },
}

/** The page of a webhook: what was sent, a test, and sending again. */
export const Opened: Story = {
  ...capturedOnce,
  parameters: {
    ...capturedOnce.parameters,
    ...appWith(
      {
        test: () => Promise.resolve(aDelivery({ type: 'webhook.test', status: 204, ms: 31 })),
        resend: (deliveryId) => {
          resend(deliveryId)
          return Promise.resolve(true)
        },
      },
      '/settings/integrations/webhooks/2',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(await canvas.findByText('No answer in 15 s')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }))
    await expect(await screen.findByText('204 in 31 ms')).toBeVisible()
    await expect(canvas.getByText('3 deliveries are on their way.')).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: 'Resend lead.created evt_1' })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(resend).toHaveBeenCalledWith(A_DELIVERY_OF_EACH_FAULT[0]?.id))
  },
}
