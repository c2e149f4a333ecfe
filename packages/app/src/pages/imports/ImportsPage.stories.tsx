import { aDoneImport, anImport, LISTED_IMPORTS, SOME_STAYS } from '@latchkey/domain/imports/import.fixtures'
import type { ImportsEnv } from '@latchkey/domain/imports/imports.calls'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { aFile } from '@latchkey/ui/files/file-drop.fixtures.ts'
import { captured } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { ImportsPage } from './ImportsPage.tsx'

const meta = {
  title: 'Pages/Moving in',
  component: ImportsPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImportsPage>
export default meta
type Story = StoryObj<typeof meta>

const appWith = (
  imports: NonNullable<EnvOverrides['imports']> = {},
  permissions: AppSetup['permissions'] = ['data-import', 'enquiries-view', 'properties-view', 'users-view'],
): { app: AppSetup } => ({
  app: {
    path: '/settings/moving-in',
    permissions,
    calls: () => ({
      imports: {
        list: (page, limit) => Promise.resolve(aPageOf(LISTED_IMPORTS, { page, limit })),
        ...imports,
      },
    }),
  },
})

type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const done = LISTED_IMPORTS.find(({ state }) => state === 'done')

async function act({ canvas, userEvent }: Playing, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${done?.fileName}` }))
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: item }))
}

/** The page lists finished imports and those being prepared. */
export const Loaded: Story = {
  ...captured,
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Moving in' })).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: 'Projects with units' })).toBeVisible()
    await expect(await canvas.findByText('negotiators.xlsx')).toBeVisible()
  },
}

/** The list could not be fetched; Retry fetches it. */
export const Failed: Story = {
  parameters: {
    app: {
      ...appWith().app,
      calls: () => {
        const answers = [failing('broken')]
        return {
          imports: { list: () => answers.shift()?.() ?? Promise.resolve(aPageOf(LISTED_IMPORTS)) },
        }
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('negotiators.xlsx')).toBeVisible()
  },
}

const upload = fn<ImportsEnv['imports']['upload']>(() => ({
  response: Promise.resolve(anImport({ state: 'reading' })),
  cancel: () => undefined,
}))

/** An uploaded file opens; without permission for users, staff are not offered. */
export const Uploaded: Story = {
  parameters: {
    app: {
      ...appWith({ upload }, ['data-import', 'enquiries-view', 'properties-view']).app,
      isLeft: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    upload.mockClear()
    await userEvent.click(await canvas.findByRole('radio', { name: 'Enquiries' }))
    await expect(canvas.queryByRole('radio', { name: 'Staff' })).toBeNull()
    const file = aFile('applicants.csv')
    await userEvent.upload(canvas.getByLabelText('Choose file', { selector: 'input' }), file)
    await expectAddress('/settings/moving-in/5')
    await expect(upload.mock.calls[0]?.slice(0, 2)).toEqual(['enquiries', file])
  },
}

const remove = fn<ImportsEnv['imports']['remove']>(() => Promise.resolve(true))

/** An import is deleted after a question; what it has written stays. */
export const Deleted: Story = {
  parameters: appWith({ remove }),
  play: async (playing) => {
    remove.mockClear()
    await act(playing, 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Import' }))
    await playing.userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Import has been deleted.')
    await expect(remove).toHaveBeenCalledWith(done?.id)
  },
}

const undo = fn<ImportsEnv['imports']['undo']>(() => Promise.resolve(true))

/** Before an undo, the question says what it would do. */
export const Undone: Story = {
  parameters: appWith({
    undo,
    read: () => Promise.resolve(aDoneImport({ state: 'undone' })),
    stays: () => Promise.resolve(aPageOf(SOME_STAYS)),
    undoSummary: () => Promise.resolve({ removes: 11, restores: 0, stays: 1 }),
  }),
  play: async (playing) => {
    undo.mockClear()
    await act(playing, 'Undo')
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))
    await expect(
      question.getByText('11 are removed, 0 are set back. 1 was changed since and stays.'),
    ).toBeVisible()
    await playing.userEvent.click(question.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Import has been undone. 2 stay.')
    await expect(undo).toHaveBeenCalledWith(done?.id)
  },
}
