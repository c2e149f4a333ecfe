import { A_FEED_ADDRESS, A_FEED_OF_EACH_STATE, aFeed } from '@latchkey/domain/feeds/feed.fixtures'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { IntegrationsPage } from './IntegrationsPage.tsx'

const meta = {
  title: 'Pages/Feeds',
  component: IntegrationsPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/settings/integrations/:tab" element={<IntegrationsPage />} />
    </Routes>
  ),
} satisfies Meta<typeof IntegrationsPage>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const LIST = '/settings/integrations/feeds'
const create = fn()
const rejecting = () => Promise.reject(new ProblemError({ kind: 'rejected', body: null }))

const appWith = (feeds: NonNullable<EnvOverrides['feeds']> = {}, path = LIST): { app: AppSetup } => ({
  app: {
    path,
    permissions: [...PERMISSIONS],
    calls: () => ({ feeds: { all: () => Promise.resolve([...A_FEED_OF_EACH_STATE]), ...feeds } }),
  },
})

async function add({ canvas, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add feed' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Our site')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add feed' }))
}

/** The feeds of the office. */
export const Loaded: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Feeds' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(await canvas.findByRole('link', { name: 'Portal West' }))
    await expectAddress(`${LIST}/5`)
  },
}

/** The address of a new feed is shown once. */
export const Adding: Story = {
  parameters: appWith({
    create: (...given) => {
      create(...given)
      return Promise.resolve({ id: 9, url: A_FEED_ADDRESS })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent })
    await expect(await screen.findByText('Feed has been created.')).toBeVisible()
    await expect(create).toHaveBeenCalledWith('website', 'Our site')
    await expect(await canvas.findByRole('textbox', { name: 'Address' })).toHaveValue(A_FEED_ADDRESS)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** There are as many as there can be. */
export const TooMany: Story = {
  parameters: appWith({ create: rejecting }),
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent })
    await expect(await screen.findByText('There are 20 feeds already. Delete one first.')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Our site')
  },
}

/** Edits are asked about before they are lost. */
export const Discarding: Story = {
  parameters: appWith({}, `${LIST}?feed=${aFeed().id}`),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'x{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress(LIST)
  },
}

/** The feeds could not be loaded. */
export const Failed: Story = {
  parameters: appWith({ all: failing('broken') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
