import {
  aDoneImport,
  anImport,
  aRowWithProblem,
  SOME_FIELDS,
  SOME_ROWS,
  SOME_STAYS,
  someCounts,
} from '@latchkey/domain/imports/import.fixtures'
import type { ImportsEnv } from '@latchkey/domain/imports/imports.calls'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { ImportPage } from './ImportPage.tsx'

const meta = {
  title: 'Pages/An import',
  component: ImportPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/settings/moving-in/:importId" element={<ImportPage />} />
    </Routes>
  ),
} satisfies Meta<typeof ImportPage>
export default meta
type Story = StoryObj<typeof meta>
type Calls = NonNullable<EnvOverrides['imports']>

const appWith = (imports: Calls = {}, at = ''): { app: AppSetup } => ({
  app: {
    path: `/settings/moving-in/5${at}`,
    permissions: ['data-import', 'enquiries-view'],
    calls: () => ({
      imports: {
        read: () => Promise.resolve(anImport()),
        fields: () => Promise.resolve([...SOME_FIELDS]),
        rows: (query) => Promise.resolve(aPageOf(SOME_ROWS, query)),
        ...imports,
      },
    }),
  },
})

const CHECKED = anImport({ state: 'checked', counts: someCounts() })
const readChecked = () => Promise.resolve(CHECKED)

/** A draft opens at its file; the steps are in the address. */
export const Loaded: Story = {
  ...captured,
  parameters: { ...captured.parameters, ...appWith({}, '?step=columns') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'applicants.csv' })).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: 'What Surname becomes' })).toBeVisible()
  },
}

/** It has been deleted. */
export const Missing: Story = {
  parameters: appWith({ read: failing('gone') }),
  play: async ({ canvas }) => expect(await canvas.findByText('This import no longer exists')).toBeVisible(),
}

/** It could not be fetched. */
export const Failed: Story = {
  parameters: {
    app: {
      ...appWith().app,
      calls: () => {
        const answers = [failing('broken')]
        return {
          imports: {
            read: () => answers.shift()?.() ?? Promise.resolve(anImport()),
            fields: () => Promise.resolve([...SOME_FIELDS]),
          },
        }
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'applicants.csv' })).toBeVisible()
  },
}

const update = fn<ImportsEnv['imports']['update']>((_id, { version = 0 }) =>
  Promise.resolve(anImport({ version: version + 1 })),
)

/** Choices of each step are saved as they are made. */
export const Preparing: Story = {
  parameters: appWith({ update }),
  play: async ({ canvas, userEvent, step }) => {
    update.mockClear()
    await step('the old system', async () => {
      const system = await canvas.findByRole('textbox', { name: 'Where it comes from' })
      await userEvent.clear(system)
      await userEvent.type(system, 'Acme CRM{Enter}')
      await waitFor(() => expect(update).toHaveBeenLastCalledWith(5, { system: 'Acme CRM', version: 1 }))
    })
    await step('a word', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^Values/ }))
      await expectAddress('/settings/moving-in/5?step=values')
      await userEvent.click(await canvas.findByRole('combobox', { name: 'What Offered becomes' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Leave these rows out' }))
      await waitFor(() =>
        expect(update).toHaveBeenLastCalledWith(5, {
          values: { status: { Offered: 'leave-out' } },
          version: 2,
        }),
      )
    })
  },
}

/** The check says what is missing, at its field too. */
export const NotCheckable: Story = {
  parameters: appWith(
    {
      check: () =>
        Promise.reject(
          new ProblemError({
            kind: 'invalid',
            errors: ['system', 'email'].map((attribute) => ({ attribute, errors: [{ name: 'required' }] })),
          }),
        ),
    },
    '?step=check',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check 12 rows' }))
    await expect(
      await canvas.findByText('Where it comes from: This is required. Still missing: Email.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'File' }))
    await expect(canvas.getByRole('textbox', { name: 'Where it comes from' })).toBeInvalid()
  },
}

const rows = fn<ImportsEnv['imports']['rows']>((query) => Promise.resolve(aPageOf(SOME_ROWS, query)))
const updateRow = fn<ImportsEnv['imports']['updateRow']>(() => Promise.resolve(aRowWithProblem()))

/** A count shows its rows, in the address; a row opens and is mended. */
export const Mending: Story = {
  parameters: appWith({ read: readChecked, rows, updateRow }),
  play: async ({ canvas, userEvent }) => {
    updateRow.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: '3 with problems' }))
    await expectAddress(expect.stringContaining('rows=problem'))
    await waitFor(() =>
      expect(rows).toHaveBeenLastCalledWith({ id: 5, page: 1, limit: 25, outcome: 'problem' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Ann Lee' }))
    const row = within(await screen.findByRole('dialog', { name: 'Row 4' }))
    await userEvent.type(row.getByRole('textbox', { name: 'Email Address' }), 'ann@example.com')
    await userEvent.click(row.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(updateRow).toHaveBeenCalledWith(5, 4, { cells: { 3: 'ann@example.com' } }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress(expect.not.stringContaining('row='))
  },
}

const ON_PAGE_TWO = aRowWithProblem({ line: 31, name: 'Ida Moss' })

/** A link to a row opens it also when it is on another page of the rows. */
export const RowOfAnotherPage: Story = {
  parameters: appWith(
    {
      read: readChecked,
      rows: (query) => Promise.resolve(aPageOf(query.line === 31 ? [ON_PAGE_TWO] : SOME_ROWS, query)),
    },
    '?step=check&row=31',
  ),
  play: async ({ canvas, userEvent }) => {
    const row = within(await screen.findByRole('dialog', { name: 'Row 31' }))
    await expect(row.getByRole('textbox', { name: 'Email Address' })).toBeInvalid()
    await userEvent.click(row.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('button', { name: 'Zoë Wu' })).toBeVisible()
  },
}

/** A link to a row that the file does not have says so. */
export const RowThatIsMissing: Story = {
  parameters: appWith(
    {
      read: readChecked,
      rows: (query) => Promise.resolve(aPageOf(query.line === undefined ? SOME_ROWS : [], query)),
    },
    '?step=check&row=999',
  ),
  play: async ({ userEvent }) => {
    const row = within(await screen.findByRole('dialog', { name: 'Row 999' }))
    await expect(row.getByText('This row no longer exists')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress(expect.not.stringContaining('row='))
  },
}

/** A save fails, and meanwhile a colleague has mended the row, which is no problem any more: the edits stay. */
export const MendedElsewhere: Story = {
  parameters: {
    app: {
      ...appWith().app,
      path: '/settings/moving-in/5?step=check&rows=problem&row=4',
      calls: () => {
        let listed = SOME_ROWS
        return {
          imports: {
            read: readChecked,
            fields: () => Promise.resolve([...SOME_FIELDS]),
            rows: (query: Parameters<ImportsEnv['imports']['rows']>[0]) =>
              Promise.resolve(aPageOf(listed, query)),
            updateRow: () => {
              listed = []
              return failing('offline')()
            },
          },
        }
      },
    } satisfies AppSetup,
  },
  play: async ({ canvas, userEvent }) => {
    const row = within(await screen.findByRole('dialog', { name: 'Row 4' }))
    await userEvent.type(row.getByRole('textbox', { name: 'Requirements' }), ' and a cat')
    await userEvent.click(row.getByRole('button', { name: 'Save' }))
    await canvas.findByText('No rows yet')
    await expect(row.getByRole('textbox', { name: 'Requirements' })).toHaveValue('Has a dog and a cat')
  },
}

/** Another import is running. */
export const InProgress: Story = {
  parameters: appWith(
    {
      read: readChecked,
      start: () =>
        Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'in-progress', importId: 3 } })),
    },
    '?step=import',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 7 enquiries' }))
    await screen.findByText('Another import is running.')
  },
}

/** It starts, and says how far it is. */
export const Started: Story = {
  parameters: {
    app: {
      ...appWith().app,
      path: '/settings/moving-in/5?step=import',
      calls: () => {
        let isStarted = false
        return {
          imports: {
            read: () =>
              Promise.resolve(
                isStarted ? aDoneImport({ state: 'importing', progress: { done: 2, of: 7 } }) : CHECKED,
              ),
            fields: () => Promise.resolve([...SOME_FIELDS]),
            start: () => {
              isStarted = true
              return Promise.resolve(true)
            },
          },
        }
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 7 enquiries' }))
    await screen.findByText('Import has started.')
    await expect(await canvas.findByText('2 of 7')).toBeVisible()
  },
}

/** It is undone; what stays is named. */
export const Undone: Story = {
  parameters: appWith({
    read: () => Promise.resolve(aDoneImport({ state: 'undone' })),
    stays: () => Promise.resolve(aPageOf(SOME_STAYS)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Import has been undone. 2 stay.')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'What stays' })).toBeVisible()
  },
}
