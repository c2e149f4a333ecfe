import { anImport, SOME_FIELDS } from '@latchkey/domain/imports/import.fixtures'
import type { ImportField } from '@latchkey/domain/imports/import.contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { chooseOption } from '../../../stories/choose-option.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { WordTable } from './WordTable.tsx'

const fieldOf = (name: string): ImportField => {
  const found = SOME_FIELDS.find((field) => field.name === name)
  if (found === undefined) throw new Error(`No field ${name}.`)
  return found
}
const words = anImport().values['status'] ?? []

const PEOPLE: ImportField = {
  ...fieldOf('handlerUserId'),
  options: Array.from({ length: 60 }, (_, nr) => ({ value: nr + 1, label: `Agent ${nr + 1}` })),
}

const meta = {
  title: 'Lettings/Imports/WordTable',
  id: 'lettings-wordtable',
  component: WordTable,
  tags: ['!stable', 'new'],
  args: { field: fieldOf('status'), words, empty: 1, onWord: fn(), onEmpty: fn() },
} satisfies Meta<typeof WordTable>
export default meta
type Story = StoryObj<typeof meta>

/** No choice of Latchkey fits one of the words. */
export const Undecided: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 undecided')).toBeVisible()
    const offered = canvas.getByRole('combobox', { name: 'What Offered becomes' })
    await expect(offered).toHaveTextContent('Undecided')
    await chooseOption({ canvas, userEvent }, 'What Offered becomes', 'Reservation declined')
    await expect(args.onWord).toHaveBeenLastCalledWith('Offered', 10)
    await chooseOption({ canvas, userEvent }, 'What Offered becomes', 'Leave these rows out')
    await expect(args.onWord).toHaveBeenLastCalledWith('Offered', 'leave-out')
  },
}

/** Sixty people work here; letters find one. An empty cell gives nobody. */
export const ManyPeople: Story = {
  ...captured,
  args: {
    field: PEOPLE,
    words: Array.from({ length: 14 }, (_, nr) => ({
      text: `A. Negotiator ${nr + 1}`,
      rows: 120 - nr,
      to: nr < 3 ? nr + 1 : 'none',
    })),
    empty: null,
  },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOption({ canvas, userEvent }, 'What A. Negotiator 5 becomes', 'Agent 42')
    await expect(args.onWord).toHaveBeenLastCalledWith('A. Negotiator 5', 42)
    await chooseOption({ canvas, userEvent }, 'Where it is empty', 'Agent 7')
    await expect(args.onEmpty).toHaveBeenLastCalledWith(7)
  },
}

/** No column becomes the status: each row has the one that is chosen here. */
export const WithoutColumn: Story = {
  args: { words: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await chooseOption({ canvas, userEvent }, 'Where it is empty', 'Viewing complete')
    await expect(args.onEmpty).toHaveBeenLastCalledWith(5)
  },
}

/** The import has started. */
export const Fixed: Story = {
  args: { isFixed: true },
  play: ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Where it is empty' })).toBeDisabled(),
}

/** Long words, on the narrowest screen. */
export const LongWords: Story = {
  ...narrowest,
  args: { words: [{ text: LONG_NAME, rows: 12_000, to: 5 }] },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
