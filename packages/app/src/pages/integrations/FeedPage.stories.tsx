import { aFeed, A_FEED_ADDRESS, aWebsite } from '@latchkey/domain/feeds/feed.fixtures'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { FeedPage } from './FeedPage.tsx'

const meta = {
  title: 'Pages/Feed',
  component: FeedPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/settings/integrations/feeds/:feedId" element={<FeedPage />} />
    </Routes>
  ),
} satisfies Meta<typeof FeedPage>
export default meta
type Story = StoryObj<typeof meta>

const save = fn()
const remove = fn()

const appWith = (
  feeds: NonNullable<EnvOverrides['feeds']> = {},
  path = '/settings/integrations/feeds/1',
): { app: AppSetup } => ({
  app: {
    path,
    permissions: [...PERMISSIONS],
    calls: () => ({ feeds: { all: () => Promise.resolve([aFeed()]), ...feeds } }),
  },
})

/** A feed, and what its website reads. */
export const Loaded: Story = {
  parameters: appWith({ preview: () => Promise.resolve(aWebsite(2)) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Website' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await expect(await canvas.findByText(/"ref": "2"/)).toBeVisible()
  },
}

/** Its name is changed. */
export const Editing: Story = {
  parameters: appWith({
    save: (...given) => {
      save(...given)
      return Promise.resolve(true)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' of Bristol{Enter}')
    await expect(await screen.findByText('Feed has been updated.')).toBeVisible()
    await expect(save).toHaveBeenCalledWith(1, 'Website of Bristol', 1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A new address is asked about, and shown once. */
export const NewAddress: Story = {
  parameters: appWith({ newAddress: () => Promise.resolve({ url: A_FEED_ADDRESS }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New address' }))
    await expect(
      await screen.findByText('The address of Website now in use stops working at once.'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByRole('textbox', { name: 'Address' })).toHaveValue(A_FEED_ADDRESS)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.queryByRole('textbox', { name: 'Address' })).toBeNull()
  },
}

/** Deleting is asked about; the list is shown then. */
export const Deleting: Story = {
  parameters: appWith({
    remove: (id) => {
      remove(id)
      return Promise.resolve(true)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await expect(await screen.findByText('Feed has been deleted.')).toBeVisible()
    await expect(remove).toHaveBeenCalledWith(1)
    await expectAddress('/settings/integrations/feeds')
  },
}

/** A colleague has deleted it. */
export const Missing: Story = {
  parameters: appWith({}, '/settings/integrations/feeds/7'),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('This feed no longer exists')).toBeVisible()),
}

/** It could not be loaded. */
export const Failed: Story = {
  parameters: appWith({ all: failing('broken') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
