import { emptyFeedDraft, feedDraftOf } from '@latchkey/domain/feeds/feed.draft'
import {
  A_DOWNLOADED_PORTAL,
  A_FEED_ADDRESS,
  A_FEED_OF_EACH_STATE,
  aFeed,
  aPortal,
  aWebsite,
} from '@latchkey/domain/feeds/feed.fixtures'
import type { FeedFile } from '@latchkey/domain/feeds/feed-file.contract'
import { A_FILE_OF_EACH_STATE, A_FILE_WITHOUT_HOMES } from '@latchkey/domain/feeds/feed-file.fixtures'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { FeedPage } from './FeedPage.tsx'
import { IntegrationsPage } from './IntegrationsPage.tsx'

const meta = {
  title: 'Pages/Feeds',
  component: IntegrationsPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/settings/integrations/:tab" element={<IntegrationsPage />} />
      <Route path="/settings/integrations/feeds/:feedId" element={<FeedPage />} />
    </Routes>
  ),
} satisfies Meta<typeof IntegrationsPage>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const LIST = '/settings/integrations/feeds'
const create = fn()
const save = fn()
const send = fn()
const download = fn()
const remove = fn()
const rejecting = () => Promise.reject(new ProblemError({ kind: 'rejected', body: null }))

const appWith = (feeds: NonNullable<EnvOverrides['feeds']> = {}, path = LIST): { app: AppSetup } => ({
  app: {
    path,
    permissions: [...PERMISSIONS],
    calls: () => ({ feeds: { all: () => Promise.resolve([...A_FEED_OF_EACH_STATE]), ...feeds } }),
  },
})

/** At the page of the first of the feeds. */
const onFeed = (feeds: NonNullable<EnvOverrides['feeds']>) =>
  appWith({ all: () => Promise.resolve([aFeed()]), ...feeds }, `${LIST}/1`)

const filesOf = fn()

/** At the page of a portal with a held file. */
const onPortal = (feeds: NonNullable<EnvOverrides['feeds']> = {}, feed = aPortal()) =>
  appWith(
    {
      all: () => Promise.resolve([feed]),
      files: (...given) => {
        filesOf(...given)
        return Promise.resolve(
          aPageOf([
            A_FILE_WITHOUT_HOMES,
            ...A_FILE_OF_EACH_STATE.map((file) => ({ ...file, id: file.id + 10 })),
          ]),
        )
      },
      ...feeds,
    },
    `${LIST}/${feed.id}`,
  )

async function add({ canvas, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add feed' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Our site')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add feed' }))
}

/** The feeds of the office. */
export const Loaded: Story = {
  ...capturedOnce,
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Feeds' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByText('Portal West')).toBeVisible()
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
    await expect(create).toHaveBeenCalledWith({ ...emptyFeedDraft(), name: 'Our site' })
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

/** A feed, and what its website reads. */
export const Opened: Story = {
  parameters: appWith({ preview: () => Promise.resolve(aWebsite(2)) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Website' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Website' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await expect(await canvas.findByText(/"ref": "2"/)).toBeVisible()
  },
}

/** Its name is changed. */
export const Editing: Story = {
  parameters: onFeed({
    save: (...given) => {
      save(...given)
      return Promise.resolve(true)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' of Bristol{Enter}')
    await expect(await screen.findByText('Feed has been updated.')).toBeVisible()
    await expect(save).toHaveBeenCalledWith(1, { ...feedDraftOf(aFeed()), name: 'Website of Bristol' }, 1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A new address is asked about, and shown once. */
export const NewAddress: Story = {
  parameters: onFeed({ newAddress: () => Promise.resolve({ url: A_FEED_ADDRESS }) }),
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
  parameters: onFeed({
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
    await expectAddress(LIST)
  },
}

/** A colleague has deleted it. */
export const Missing: Story = {
  parameters: appWith({}, `${LIST}/7`),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('This feed no longer exists')).toBeVisible()),
}

/** It could not be loaded. */
export const OpenedFailed: Story = {
  parameters: onFeed({ all: failing('broken') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** A portal, and what was sent to it; a home that was left out is a press away from its listing. */
export const Portal: Story = {
  ...capturedOnce,
  parameters: { ...capturedOnce.parameters, ...onPortal() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Portal North' })).toBeVisible()
    const files = within(await canvas.findByRole('table', { name: 'Files' }))
    await expect(await files.findByText('Held')).toBeVisible()
    await expect(filesOf).toHaveBeenCalledWith(3, 1, 25)
    await userEvent.click(files.getAllByRole('button', { name: /^Left out/ })[0] as HTMLElement)
    await expect(canvas.getByRole('link', { name: '7 Quay Road' })).toHaveAttribute(
      'href',
      '/main-menu/listings?listing=7',
    )
    await expect(canvas.queryByText(/^Try the first file/)).toBeNull()
  },
}

/** The first file is tried with the portal. */
export const Downloading: Story = {
  parameters: onPortal(
    {
      download: ({ id }) => {
        download(id)
        return Promise.resolve()
      },
      files: () => Promise.resolve(aPageOf<FeedFile>([])),
    },
    A_DOWNLOADED_PORTAL,
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText("Try the first file with the portal's data feed team."),
    ).toBeVisible()
    await expect(await canvas.findByText('No files yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(await screen.findByText('The files have been downloaded.')).toBeVisible()
    await expect(download).toHaveBeenCalledWith(A_DOWNLOADED_PORTAL.id)
  },
}

/** By hand: what is new, everything, and a file that is held. */
export const Sending: Story = {
  parameters: onPortal({
    send: (...given) => {
      send(...given)
      return Promise.resolve({ fileId: 7 })
    },
    sendAnyway: rejecting,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }))
    await expect(await screen.findByText('The file is being sent.')).toBeVisible()
    await expect(send).toHaveBeenLastCalledWith(3, false)
    await userEvent.click(canvas.getByRole('button', { name: 'Send everything' }))
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(3, true))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send anyway' }))
    await expect(await screen.findByText('A file of this feed is being sent already.')).toBeVisible()
  },
}

/** The stored password stays unless another is given. */
export const EditingPortal: Story = {
  parameters: onPortal({
    save: (...given) => {
      save(...given)
      return Promise.resolve(true)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(
      'Leave it blank to keep the one that is stored.',
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Folder' }), '/new')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Feed has been updated.')).toBeVisible()
    await expect(save).toHaveBeenLastCalledWith(3, { ...feedDraftOf(aPortal()), folder: 'upload/new' }, 1)
  },
}
