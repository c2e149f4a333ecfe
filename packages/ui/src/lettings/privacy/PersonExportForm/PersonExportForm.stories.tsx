import { A_HOUSEHOLD, SOME_MATCHES } from '@latchkey/domain/privacy/person/person.fixtures'
import { PERSON_LEADS_MAX } from '@latchkey/domain/privacy/person/person.limits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { PersonExportForm } from './PersonExportForm.tsx'

const meta = {
  title: 'Lettings/Privacy/PersonExportForm',
  component: PersonExportForm,
  tags: ['!stable', 'new'],
  args: {
    matches: SOME_MATCHES,
    phase: 'idle',
    chosen: [12, 7],
    onFind: fn(),
    onChosenChange: fn(),
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PersonExportForm>
export default meta
type Story = StoryObj<typeof meta>

/** Before the first search; one of the two fields is needed. */
export const Empty: Story = {
  args: { matches: null, chosen: [] },
  play: async ({ args, canvas, userEvent, step }) => {
    const find = canvas.getByRole('button', { name: 'Find' })
    await step('neither', async () => {
      await userEvent.click(find)
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
      await expect(args.onFind).not.toHaveBeenCalled()
    })
    await step('the phone alone', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '07700 900123{Enter}')
      await expect(args.onFind).toHaveBeenLastCalledWith({ email: '', phone: '07700 900123' })
    })
    await step('both', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ann@x.uk')
      await userEvent.click(find)
      await expect(args.onFind).toHaveBeenLastCalledWith({ email: 'ann@x.uk', phone: '07700 900123' })
    })
  },
}

/** Leads where both match are ticked. */
export const Found: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Check that every lead is this person before you send it.')).toBeVisible()
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, false])
    await expect(canvas.getByText(/Same email and phone\. Deleted/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A. Lee' }))
    await expect(args.onChosenChange).toHaveBeenLastCalledWith([12, 7, 3])
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Ann Lee' })[0] ?? document.body)
    await expect(args.onChosenChange).toHaveBeenLastCalledWith([7])
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

/** Several people have one phone: nothing is ticked, and nothing can be downloaded yet. */
export const SharedPhone: Story = {
  ...captured,
  args: { matches: A_HOUSEHOLD, chosen: [] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled()
  },
}

/** Nothing is found, or more than can be downloaded at once. */
export const NotDownloaded: Story = {
  render: (args) =>
    inParts(PersonExportForm, args, {
      nothingFound: { matches: [], chosen: [] },
      tooMany: { chosen: Array.from({ length: PERSON_LEADS_MAX + 1 }, (_, id) => id) },
    }),
  play: async ({ canvas }) => {
    const nothingFound = partOf(canvas, 'nothingFound')
    await expect(nothingFound.getByText('No lead has this email or phone.')).toBeVisible()
    await expect(nothingFound.getByText('0 leads found')).toBeInTheDocument()
    await expect(nothingFound.queryByRole('button', { name: 'Download' })).toBeNull()

    const tooMany = partOf(canvas, 'tooMany')
    await expect(tooMany.getByRole('alert')).toHaveTextContent('At most 50 leads can be downloaded at once.')
    await expect(tooMany.getByRole('button', { name: 'Download' })).toBeDisabled()
  },
}

/** While the file is being made: no second press, and no other choice. */
export const Downloading: Story = {
  args: { isDownloading: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).not.toHaveBeenCalled()
  },
}
