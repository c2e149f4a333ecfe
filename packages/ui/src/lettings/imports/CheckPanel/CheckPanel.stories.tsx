import {
  aRowWithProblem,
  anImport,
  SOME_FIELDS,
  SOME_ROWS,
  someCounts,
} from '@latchkey/domain/imports/import.fixtures'
import type { ImportRow } from '@latchkey/domain/imports/import.contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { captured } from '../../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { CheckPanel } from './CheckPanel.tsx'

const listOf = (rows: readonly ImportRow[]) => ({
  rows,
  query: { page: 1, limit: 25, filters: {}, sort: null },
  page: 1,
  lastPage: 1,
  total: rows.length,
  phase: 'ready' as const,
  onAsk: fn(),
  onRetry: fn(),
})

const CHECKED = anImport({ state: 'checked', counts: someCounts() })

const meta = {
  title: 'Lettings/Imports/CheckPanel',
  id: 'lettings-checkpanel',
  component: CheckPanel,
  tags: ['!stable', 'new'],
  args: {
    value: CHECKED,
    list: listOf(SOME_ROWS),
    filter: null,
    labelOf: (name) => SOME_FIELDS.find((field) => field.name === name)?.label ?? name,
    rowPath: ({ line }) => `#row-${line}`,
    onOptions: fn(),
    onCheck: fn(),
    onStop: fn(),
    onFilter: fn(),
    onRow: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof CheckPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Before the first check: what the file does not decide is chosen here. */
export const NotChecked: Story = {
  ...captured,
  args: { value: anImport() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Put stand-ins in their place' }))
    await expect(args.onOptions).toHaveBeenLastCalledWith({ details: 'stand-in' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave as it is' }))
    await expect(args.onOptions).toHaveBeenLastCalledWith({ known: 'leave' })
    await userEvent.click(canvas.getByRole('button', { name: 'Check 12 rows' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** Homes have fewer choices than enquiries; what is missing for a check is said. */
export const Unchecked: Story = {
  render: (args) =>
    inParts(CheckPanel, args, {
      ofHomes: { value: anImport({ kind: 'homes' }) },
      missing: { value: anImport(), obstacle: <Banner tone="danger">Still missing: Email.</Banner> },
    }),
  play: async ({ canvas }) => {
    const ofHomes = partOf(canvas, 'ofHomes')
    await expect(ofHomes.getByRole('radio', { name: 'Leave as it is' })).toBeVisible()
    await expect(ofHomes.getAllByRole('radio')).toHaveLength(2)

    const missing = partOf(canvas, 'missing')
    await expect(missing.getByRole('alert')).toHaveTextContent('Still missing: Email.')
  },
}

/** The rows are being checked, which can be stopped. */
export const Checking: Story = {
  ...captured,
  args: { value: anImport({ state: 'checking' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** Each count shows its rows alone; a row opens with its cells. */
export const Checked: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent, step }) => {
    const filters = within(canvas.getByRole('group', { name: 'Rows to show' }))
    await step('the counts add up to the rows', async () => {
      for (const name of ['6 new', '1 known already', '1 unchanged', '1 left out', '3 with problems'])
        await expect(filters.getByRole('button', { name })).toBeVisible()
      await expect(filters.getByRole('button', { name: '1 possible duplicate' })).toBeVisible()
    })
    await step('a problem stands out from the remarks', async () => {
      const [problem, remark] = ['Email: This is required', 'Notes: What was changed here stays'].map(
        (text) => canvas.getByText(text),
      )
      await expect(getComputedStyle(problem as HTMLElement).color).not.toBe(
        getComputedStyle(remark as HTMLElement).color,
      )
    })
    await step('a count filters', async () => {
      await userEvent.click(filters.getByRole('button', { name: '3 with problems' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith('problem')
    })
    await step('a row opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ann Lee' }))
      await expect(args.onRow).toHaveBeenCalledWith(SOME_ROWS[2])
    })
  },
}

/** The same file again: every row is there already. */
export const NothingNew: Story = {
  ...captured,
  args: {
    value: anImport({
      state: 'checked',
      counts: someCounts({ create: 0, update: 0, same: 12, leftOut: 0, problems: 0, duplicates: 0 }),
    }),
    list: listOf(SOME_ROWS.filter(({ outcome }) => outcome === 'same')),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/changes nothing/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '0 new' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Download rows with problems' })).toBeNull()
  },
}

/** Most rows have problems, which are shown alone and can be downloaded to be corrected. */
export const ManyProblems: Story = {
  ...captured,
  args: {
    value: anImport({
      state: 'checked',
      file: { ...CHECKED.file, rows: 1204 },
      counts: someCounts({ rows: 1204, create: 4, problems: 1197 }),
    }),
    list: {
      ...listOf(
        Array.from({ length: 10 }, (_, index) =>
          aRowWithProblem({
            line: index + 2,
            name: index % 3 === 0 ? '' : 'Ann Lee',
            problems: [
              { field: 'email', at: 3, value: '', name: 'required', text: 'This is required' },
              {
                field: 'status',
                at: 6,
                value: 'Offered',
                name: 'enumerable',
                text: '“Offered” is undecided',
              },
            ],
          }),
        ),
      ),
      total: 1197,
      lastPage: 48,
    },
    filter: 'problem',
  },
  play: async ({ args, canvas, userEvent }) => {
    const pressed = canvas.getByRole('button', { name: '1,197 with problems' })
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(pressed)
    await expect(args.onFilter).toHaveBeenLastCalledWith(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Download rows with problems' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Row 2' })).toBeVisible()
  },
}

/** Long texts, on the narrowest screen. */
export const LongTexts: Story = {
  ...narrowest,
  args: {
    list: listOf([
      aRowWithProblem({
        name: LONG_NAME,
        problems: [{ field: 'email', at: 3, value: '', name: 'email', text: LONG_NAME }],
      }),
    ]),
  },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
