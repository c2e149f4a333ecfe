import { anImport, SOME_COLUMNS, SOME_FIELDS } from '@latchkey/domain/imports/import.fixtures'
import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { chooseOption } from '../../../stories/choose-option.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { ColumnTable } from './ColumnTable.tsx'

const { kind, columns, missing, remembered } = anImport()

const meta = {
  title: 'Lettings/Imports/ColumnTable',
  id: 'lettings-columntable',
  component: ColumnTable,
  tags: ['!stable', 'new'],
  args: {
    value: { kind, columns, missing, remembered },
    fields: SOME_FIELDS,
    onChoose: fn(),
    onAfresh: fn(),
  },
} satisfies Meta<typeof ColumnTable>
export default meta
type Story = StoryObj<typeof meta>

/** As proposed for a file whose headings are known. */
export const Proposed: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'What Forename becomes' })).toHaveTextContent(
      'First Name',
    )
    // A value that comes twice is shown once.
    await expect(canvas.getAllByText('Enquiry')).toHaveLength(1)
    await chooseOption({ canvas, userEvent }, 'What Requirements becomes', 'Leave out')
    await expect(args.onChoose).toHaveBeenCalledWith(SOME_COLUMNS[7], { becomes: 'drop' })
  },
}

/** The same headings were imported before: the choices of then are used, until afresh is pressed. */
export const Remembered: Story = {
  ...captured,
  args: {
    value: { kind, columns, missing, remembered: { at: FIXTURE_NOW, by: { id: 1, name: 'Ann Lee' } } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Settings of 02/03/2026 are used.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start afresh' }))
    await expect(args.onAfresh).toHaveBeenCalledOnce()
  },
}

/** No column becomes the email or the phone yet. */
export const StillMissing: Story = {
  ...captured,
  args: {
    value: {
      kind,
      columns: columns.map((column) =>
        ['email', 'phone'].includes(column.becomes) ? { ...column, becomes: 'keep' } : column,
      ),
      missing: ['email', 'phone'],
      remembered,
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Still missing: Email, Phone.'),
}

/** Users have no notes: a column that becomes no field is left out. */
export const Staff: Story = {
  args: { value: { kind: 'staff', columns, missing, remembered } },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'What Requirements becomes' })
    await expect(choice).toHaveTextContent('Leave out')
    await userEvent.click(choice)
    await expect(await screen.findByRole('option', { name: 'Leave out' })).toBeVisible()
    await expect(screen.queryByRole('option', { name: 'Keep in notes' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** The dates of a column can be read in two orders; a value of it says what the chosen one makes of it. */
export const TwoOrders: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('04/05/2025 is 4 May 2025')).toBeVisible()
    await chooseOption({ canvas, userEvent }, 'Order of Registered', 'Month day year')
    await expect(args.onChoose).toHaveBeenCalledWith(SOME_COLUMNS[5], {
      becomes: 'dateSubmitted',
      dateOrder: 'mdy',
    })
  },
}

/** A choice is refused, and columns of a started import are fixed. */
export const NotChanged: Story = {
  render: (args) =>
    inParts(ColumnTable, args, {
      refused: { refused: [6] },
      fixed: { isFixed: true },
    }),
  play: async ({ canvas }) => {
    const refused = partOf(canvas, 'refused')
    await expect(refused.getByRole('alert')).toHaveTextContent('This column cannot become that.')
    const fixed = partOf(canvas, 'fixed')
    await expect(fixed.getByRole('combobox', { name: 'What Mobile becomes' })).toBeDisabled()
  },
}

/** Long headings and values, on the narrowest screen. */
export const LongTexts: Story = {
  ...narrowest,
  args: {
    value: {
      kind,
      columns: SOME_COLUMNS.map((column) => ({
        ...column,
        heading: `${column.heading} ${LONG_NAME}`,
        samples: [LONG_NAME, LONG_NAME.repeat(8)],
      })),
      missing,
      remembered,
    },
  },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
