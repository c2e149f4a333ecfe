import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, waitFor } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { aFile, fileDrag } from '../file-drop.fixtures.ts'
import type { FileRules } from '../file-rules.ts'
import { DropZone } from './DropZone.tsx'
import { inParts, partOf } from '../../stories/parts.tsx'

const PICTURES: FileRules = { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 10 * 1024 * 1024 }
const SHEETS: FileRules = { extensions: ['xlsx', 'csv'], maxBytes: 10 * 1024 * 1024 }

const meta = {
  title: 'Controls/DropZone',
  component: DropZone,
  args: {
    'aria-label': 'Picture',
    rules: PICTURES,
    buttonLabel: 'Choose a picture',
    onFiles: fn(),
  },
} satisfies Meta<typeof DropZone>
export default meta
type Story = StoryObj<typeof meta>

const inputIn = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type="file"]')

/** Empty, for one picture: the file dialog offers only accepted types, and a picture can be dropped. */
export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('chosen', async () => {
      const input = inputIn(canvasElement)
      if (input === null) throw new Error('The zone has no file input.')
      await expect(input).toHaveAttribute('accept', '.jpg,.jpeg,.png')
      await expect(canvas.getByText('jpg, jpeg or png, up to 10 MB')).toBeVisible()
      const picture = aFile('house.png')
      await userEvent.upload(input, picture)
      await expect(args.onFiles).toHaveBeenCalledWith([picture])
      await userEvent.upload(input, picture)
      await expect(args.onFiles).toHaveBeenCalledTimes(2)
    })
    await step('dropped', async () => {
      clearAllMocks()
      const zone = canvas.getByRole('group', { name: 'Picture' })
      const picture = aFile('house.jpg')
      const drag = fileDrag(zone, [picture])
      await step('dragged over', async () => {
        drag.enter()
        await waitFor(() => expect(canvas.getByText('Drop to add')).toBeVisible())
      })
      await step('dropped', async () => {
        drag.drop()
        await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([picture]))
        await waitFor(() => expect(canvas.getByText('Drop a file here, or')).toBeVisible())
      })
    })
  },
}

/** Rejected files are named with the reason; the valid one is accepted. */
export const Rejecting: Story = {
  args: { isMultiple: true, buttonLabel: 'Choose pictures', rules: { ...PICTURES, maxBytes: 2048 } },
  play: async ({ args, canvas, step }) => {
    const zone = canvas.getByRole('group', { name: 'Picture' })
    const good = aFile('kitchen.png')
    await step('two of three', async () => {
      const drag = fileDrag(zone, [aFile('plan.pdf'), good, aFile('garden.png', 2049)])
      drag.enter()
      drag.drop()
      await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([good]))
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        '“plan.pdf” is not supported: choose a jpg, jpeg or png file.“garden.png” is too large: it has 3 kB, the limit is 2 kB.',
      )
    })
    await step('the next good one clears the sentence', async () => {
      const drag = fileDrag(zone, [good])
      drag.enter()
      drag.drop()
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    })
  },
}

/** Two files where one is accepted; while a file uploads, no other is accepted; while the form is being saved. */
export const NotAccepting: Story = {
  render: (args) =>
    inParts(DropZone, args, {
      oneOnly: { rules: SHEETS, buttonLabel: 'Choose a spreadsheet', 'aria-label': 'Spreadsheet' },
      busy: { isBusy: true, progress: 0.4 },
      disabled: { isDisabled: true },
    }),
  play: async ({ args, canvas }) => {
    const [oneOnly, busy, disabled] = [
      partOf(canvas, 'oneOnly'),
      partOf(canvas, 'busy'),
      partOf(canvas, 'disabled'),
    ]
    for (const [part, files] of [
      [oneOnly, [aFile('a.xlsx'), aFile('b.xlsx')]],
      [busy, [aFile('house.png')]],
      [disabled, [aFile('house.png')]],
    ] as const) {
      const drag = fileDrag(part.getByRole('group'), files)
      drag.enter()
      drag.drop()
    }
    await expect(await oneOnly.findByText(/Choose a single file/)).toBeVisible()
    await expect(args.onFiles).not.toHaveBeenCalled()
    await expect(busy.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '40')
    await expect(busy.queryByText(/Drop a file/)).toBeNull()
    const button = disabled.getByRole('button')
    await expect(button).toBeDisabled()
    await expect(getComputedStyle(button).borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

/** A rejected file with a long name, on the narrowest screen. */
export const LongFileName: Story = {
  ...narrowest,
  play: async ({ canvas }) => {
    const drag = fileDrag(canvas.getByRole('group'), [aFile(`${LONG_NAME}.pdf`)])
    drag.enter()
    drag.drop()
    await expectToFit(await canvas.findByRole('alert'))
  },
}

/** Default, small, in error, busy and disabled. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onFiles }) => {
    const zone = { rules: PICTURES, buttonLabel: 'Choose a picture', onFiles }
    return (
      <FieldGrid>
        <Field label="At rest" isGroup>
          <DropZone {...zone} />
        </Field>
        <Field label="In error" error="This is required" isGroup isRequired>
          <DropZone {...zone} />
        </Field>
        <Field label="Busy" isGroup>
          <DropZone {...zone} isBusy progress={0.4} />
        </Field>
        <Field label="Disabled" isGroup>
          <DropZone {...zone} isDisabled />
        </Field>
        <Field label="Small" isGroup>
          <DropZone {...zone} size="small" isMultiple buttonLabel="Choose pictures" />
        </Field>
      </FieldGrid>
    )
  },
}
