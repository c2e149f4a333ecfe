import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import type { ProjectSave } from '@latchkey/domain/projects/project.draft'
import { aMedia, aProject } from '@latchkey/domain/projects/project.fixtures'
import { type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { someSettings } from '@latchkey/domain/settings/settings.fixtures'
import { aPicture } from '@latchkey/ui/files/pictures.fixtures.ts'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { ProjectsPage } from './ProjectsPage.tsx'

const meta = {
  title: 'Pages/Projects',
  component: ProjectsPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ProjectsPage>
export default meta
type Story = StoryObj<typeof meta>
type Projects = NonNullable<EnvOverrides['projects']>

const NAMES = [
  'River Court',
  'Elm House',
  'Mill Lofts',
  'The Old Print Works',
  'Quayside',
  'Plot 3',
  'Gasholder Park',
]
const ROWS = NAMES.map((name, index) =>
  aProject({
    id: index + 1,
    name,
    media: index === 2 ? null : aMedia({ id: 11 + index, location: aPicture(index) }),
    mediaId: index === 2 ? null : 11 + index,
    propertyExplorerProjectUuid: index % 2 === 0 ? `6f8a-${index}` : null,
  }),
)

const mocked: Projects = {
  list: (query) => Promise.resolve(aPageOf(ROWS, query)),
  get: (id) => Promise.resolve(ROWS[id - 1] ?? aProject()),
}

const appWith = (projects: Projects = {}, search = ''): { app: AppSetup } => ({
  app: {
    path: `/main-menu/projects${search}`,
    permissions: ['properties-view'],
    calls: () => ({
      projects: { ...mocked, ...projects },
      settings: { read: () => Promise.resolve(someSettings()) },
    }),
  },
})

const dialogHere = async () => within(await screen.findByRole('dialog', { name: 'Create/Update Project' }))

/** Six cards; the seventh is on the next page. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 2 · 7 projects')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await expectAddress('/main-menu/projects?page=1&limit=6')
    await expect(canvas.getByText('No Image')).toBeVisible()
    const [units] = canvas.getAllByRole('link', { name: 'View Units' })
    await expect(units).toHaveAttribute('href', '/main-menu/projects/1/units')
  },
}

/** The empty list offers to create the first project. */
export const CreatingTheFirst: Story = {
  parameters: appWith({ list: () => Promise.resolve(aPageOf([])) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No projects yet')
    const [createNew] = canvas.getAllByRole('button', { name: 'Create New' })
    await userEvent.click(createNew ?? document.body)
    await dialogHere()
    await expectAddress(expect.stringContaining('project=new'))
  },
}

/** Only projects of the explorer have an embed code. */
export const EmbedCode: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy embed code of River Court' }))
    await screen.findByText('Copied to clipboard.')
    await expect(write).toHaveBeenCalledWith(
      '<iframe src="https://explorer.example/embed/6f8a-0" width="100%" height="600" frameborder="0" allowfullscreen></iframe>',
    )
    await expect(canvas.queryByRole('button', { name: 'Copy embed code of Elm House' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
}

const save = fn<(id: number, draft: ProjectSave) => Promise<boolean>>(() => Promise.resolve(true))

/** A deep link opens the project. */
export const ProjectOpen: Story = {
  parameters: { ...captured.parameters, ...appWith({}, '?page=2&limit=6&project=1') },
  play: async () => {
    const dialog = await dialogHere()
    await expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('River Court')
  },
}

/** After a save the project shows a toast and closes. */
export const Saving: Story = {
  parameters: appWith({ save }, '?page=2&limit=6&project=1'),
  play: async ({ userEvent }) => {
    save.mockClear()
    const dialog = await dialogHere()
    const name = await dialog.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' East')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('Project has been successfully updated.')
    await expect(save).toHaveBeenCalledWith(
      1,
      expect.objectContaining({ name: 'River Court East', version: 1 }),
    )
    await expectAddress('/main-menu/projects?page=2&limit=6')
  },
}

const conflicting = fn<(id: number, draft: ProjectSave) => Promise<boolean>>()

/** A concurrent save: the second user chooses between both versions. */
export const Conflict: Story = {
  parameters: appWith({ save: conflicting }, '?project=1'),
  play: async ({ userEvent }) => {
    conflicting.mockReset()
    conflicting.mockRejectedValueOnce(
      new ProblemError({
        kind: 'rejected',
        body: { error: 'conflict', message: '', changedBy: 'ben@latchkey.example' },
      }),
    )
    conflicting.mockResolvedValueOnce(true)
    const dialog = await dialogHere()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'City' }), ' West')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const question = within(
      await screen.findByRole('dialog', { name: 'This project was changed while you edited it' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Keep mine' }))
    await screen.findByText('Project has been successfully updated.')
  },
}

const removeImage = fn(() => Promise.resolve(true))

/** A picture is deleted at once, and the form requires another one. */
export const PictureDeleted: Story = {
  parameters: appWith({ removeImage }, '?project=1'),
  play: async ({ userEvent }) => {
    removeImage.mockClear()
    const dialog = await dialogHere()
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete image' }))
    await screen.findByText('Image has been successfully deleted.')
    await expect(removeImage).toHaveBeenCalledWith(1, 11)
  },
}

const remove = fn(() => Promise.resolve(true))

/** Deleting asks first, and says that the units are deleted too. */
export const Deleting: Story = {
  parameters: appWith({ remove }),
  play: async ({ canvas, userEvent, step }) => {
    remove.mockClear()
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    const ask = async () => {
      await userEvent.click(first ?? document.body)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      return within(await screen.findByRole('alertdialog', { name: 'Delete Project' }))
    }
    await step('Cancel deletes nothing', async () => {
      const question = await ask()
      await expect(question.getByText(/All of its units will be deleted too/)).toBeInTheDocument()
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(remove).not.toHaveBeenCalled()
    })
    await step('Confirm deletes the project', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Confirm' }))
      await screen.findByText('Project has been successfully deleted.')
      await expect(remove).toHaveBeenCalledWith(1)
    })
  },
}
