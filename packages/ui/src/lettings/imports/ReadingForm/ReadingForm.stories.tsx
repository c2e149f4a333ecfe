import { anImport, SOME_COLUMNS } from '@latchkey/domain/imports/import.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { chooseOption } from '../../../stories/choose-option.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { ReadingForm } from './ReadingForm.tsx'

const { system, file, firstRows = [] } = anImport()

const meta = {
  title: 'Lettings/Imports/ReadingForm',
  id: 'lettings-readingform',
  component: ReadingForm,
  tags: ['!stable', 'new'],
  args: {
    value: { system, file, firstRows, columns: [...SOME_COLUMNS] },
    onSystem: fn(),
    onRead: fn(),
  },
} satisfies Meta<typeof ReadingForm>
export default meta
type Story = StoryObj<typeof meta>

/** A csv file as it is read at first; the name of the old system is kept when its field is left. */
export const Loaded: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent, step }) => {
    const playing = { canvas, userEvent }
    const from = canvas.getByRole('textbox', { name: 'Where it comes from' })
    await step('the name of the old system', async () => {
      await userEvent.clear(from)
      await userEvent.type(from, ' Acme CRM ')
      await expect(args.onSystem).not.toHaveBeenCalled()
      await userEvent.tab()
      await expect(args.onSystem).toHaveBeenCalledWith('Acme CRM')
    })
    await step('the separator and the row of headings', async () => {
      await chooseOption(playing, 'Separator', 'Semicolon')
      await expect(args.onRead).toHaveBeenLastCalledWith({ delimiter: ';' })
      await chooseOption(playing, 'Row of headings', '3')
      await expect(args.onRead).toHaveBeenLastCalledWith({ headingRow: 3 })
    })
    await step('the rows', async () => {
      const rows = within(canvas.getByRole('table')).getAllByRole('row')
      await expect(rows).toHaveLength(6)
    })
  },
}

/** A file in Windows-1252 that is read as UTF-8: the rows show it, and another encoding reads it again. */
export const Garbled: Story = {
  ...captured,
  args: {
    value: {
      system,
      file,
      columns: [...SOME_COLUMNS],
      firstRows: firstRows.map((row) => row.map((text) => text.replace(/[ë£]/, '\uFFFD'))),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('cell', { name: 'Zo\uFFFD' })).toBeVisible()
    await chooseOption({ canvas, userEvent }, 'Encoding', 'Windows-1252')
    await expect(args.onRead).toHaveBeenCalledWith({ encoding: 'windows-1252' })
  },
}

/** A workbook has sheets, and neither encoding nor separator. */
export const Workbook: Story = {
  args: {
    value: {
      system,
      firstRows,
      columns: [...SOME_COLUMNS],
      file: {
        ...file,
        name: 'applicants.xlsx',
        encoding: null,
        delimiter: null,
        sheet: 'Applicants',
        sheets: ['Applicants', 'Notes'],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Encoding' })).toBeNull()
    await chooseOption({ canvas, userEvent }, 'Sheet', 'Notes')
    await expect(args.onRead).toHaveBeenCalledWith({ sheet: 'Notes' })
  },
}

/** The old system is missing; the choices are fixed. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(ReadingForm, args, {
      missingSystem: { value: { ...meta.args.value, system: '' }, systemError: 'This is required' },
      fixed: { isFixed: true },
    }),
  play: async ({ canvas }) => {
    const missingSystem = partOf(canvas, 'missingSystem')
    await expect(missingSystem.getByRole('textbox', { name: 'Where it comes from' })).toBeInvalid()
    const fixed = partOf(canvas, 'fixed')
    await expect(fixed.getByRole('combobox', { name: 'Encoding' })).toBeDisabled()
  },
}
