import { ProblemError, type Problem } from '@latchkey/domain/platform/problem'
import type { ExportsEnv } from '@latchkey/domain/exports/exports.calls'
import { capturedAtOneWidth } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { leadListSetup } from '../../stories/lead-list.fixtures.ts'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const { appWith } = leadListSetup('Enquiry', '/main-menu/enquiries', ['enquiries-view', 'lists-export'])

/** The list of a user with `lists-export`, and the result of an export. */
function exporting(run: ExportsEnv['exports']['run'], at = ''): { app: AppSetup } {
  const { app } = appWith({}, { at })
  return { app: { ...app, calls: () => ({ ...app.calls?.(), exports: { run } }) } }
}

const meta = {
  title: 'Pages/Enquiries/Export',
  component: EnquiriesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function choose({ canvas, userEvent }: Context, format: string) {
  await canvas.findByText(/^Page \d of/)
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: format }))
}

const run = fn<ExportsEnv['exports']['run']>(() => ({ response: Promise.resolve(), cancel: () => undefined }))

/** The export has the list's filters, sort and choices, and all pages. */
export const AsItStands: Story = {
  parameters: {
    ...capturedAtOneWidth.parameters,
    ...exporting(run, '?page=2&limit=10&sort=-email&handler=none&propertyName=e'),
  },
  play: async (context) => {
    run.mockClear()
    await choose(context, 'CSV (.csv)')
    await screen.findByText('Enquiries have been exported.')
    await expect(run).toHaveBeenCalledWith(
      {
        list: 'enquiries',
        query: expect.objectContaining({
          filters: { propertyName: 'e' },
          sort: { column: 'email', direction: 'desc' },
          choices: { handler: 'none' },
        }) as object,
      },
      'csv',
    )
  },
}

const cancel = fn<() => void>()
const rejectedBy = (problem: Problem) => ({ response: Promise.reject(new ProblemError(problem)), cancel })
const refused = fn<ExportsEnv['exports']['run']>()

/** A running export is cancelled, without a message; one has too many rows; then two are running in other tabs. */
export const NotMade: Story = {
  parameters: exporting(refused),
  beforeEach: () => {
    cancel.mockClear()
    const tooMany = { error: 'too-many', rows: 250_000, max: 100_000 }
    refused
      .mockReset()
      .mockReturnValueOnce({ response: new Promise(() => {}), cancel })
      .mockImplementationOnce(() => rejectedBy({ kind: 'rejected', body: tooMany }))
      .mockImplementationOnce(() => rejectedBy({ kind: 'limited', retryAfterSeconds: 10 }))
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context
    await step('cancelled', async () => {
      await choose(context, 'Excel (.xlsx)')
      await expect(canvas.getByText('Exporting…')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(cancel).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
    })
    await step('a dialog gives the number of rows, and asks to narrow the list', async () => {
      await choose(context, 'CSV (.csv)')
      const dialog = within(await screen.findByRole('dialog', { name: 'Too many rows' }))
      await waitFor(() => expect(dialog.getByText(/250,000 rows/)).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('too many at once', async () => {
      await choose(context, 'CSV (.csv)')
      await screen.findByText('Two exports are already running. Wait for one of them to finish.')
    })
  },
}

/** Without `lists-export` there is no Export button. */
export const WithoutPermission: Story = {
  parameters: appWith({}, { held: ['enquiries-view'] }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Page 1 of/)
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
  },
}
