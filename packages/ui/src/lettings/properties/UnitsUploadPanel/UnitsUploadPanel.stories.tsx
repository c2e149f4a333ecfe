import { aFailingPreview, aPreview, aRefusedPreview } from '@latchkey/domain/sheets/sheet.fixtures'
import { HEADER_REASONS } from '@latchkey/domain/sheets/unit-header'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { aFile, fileDrag } from '../../../files/file-drop.fixtures.ts'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { UnitsUploadPanel } from './UnitsUploadPanel.tsx'

const meta = {
  title: 'Lettings/Properties/UnitsUploadPanel',
  id: 'lettings-unitsuploadpanel',
  component: UnitsUploadPanel,
  args: {
    step: { kind: 'none' },
    onFile: fn(),
    onReset: fn(),
    onLeaveOut: fn(),
    onConfirm: fn(),
    onDownloadFailures: fn(),
  },
} satisfies Meta<typeof UnitsUploadPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Above the list of units, after Upload was pressed: accepts one spreadsheet. */
export const Choosing: Story = {
  play: async ({ args, canvas, step }) => {
    const zone = canvas.getByRole('group', { name: 'Spreadsheet of units' })
    const drop = (...files: File[]) => {
      const drag = fileDrag(zone, files)
      drag.enter()
      drag.drop()
    }
    await step('another file', async () => {
      drop(aFile('units.xls'))
      await expect(await canvas.findByText(/“units.xls” is not supported/)).toBeVisible()
    })
    await step('two files', async () => {
      drop(aFile('a.csv'), aFile('b.csv'))
      await expect(await canvas.findByText(/Choose a single file/)).toBeVisible()
      await expect(args.onFile).not.toHaveBeenCalled()
    })
    await step('one spreadsheet', async () => {
      const sheet = aFile('units.csv')
      drop(sheet)
      await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(sheet))
    })
  },
}

/** The file is uploading. */
export const Sending: Story = {
  args: { step: { kind: 'sending', name: 'units.xlsx', progress: 0.45 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading units.xlsx' })).toHaveAttribute(
      'value',
      '45',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** Every row is valid: one press imports them. */
export const Fine: Story = {
  args: { step: { kind: 'seen', name: 'units.xlsx', preview: aPreview({ creates: 1 }) } },
  play: async ({ args, canvas, userEvent }) => {
    for (const text of ['1 row creates', '3 rows update', '0 rows fail'])
      await expect(canvas.getByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm upload' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(5)
  },
}

/** Some rows fail, so none is imported: which rows, why, and how to correct them. */
export const Failing: Story = {
  args: { step: { kind: 'seen', name: 'units.xlsx', preview: aFailingPreview() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 rows fail')).toBeVisible()
    const failing = within(canvas.getByRole('region', { name: 'Failing rows' }))
    await expect(failing.getByRole('row', { name: 'Row Column Value Reason' })).toBeVisible()
    await expect(
      failing.getByRole('row', {
        name: '4 Postcode ABC This is not valid Accepted: A postcode such as LS1 4AP',
      }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm upload' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Download failing rows' }))
    await expect(args.onDownloadFailures).toHaveBeenCalledWith(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** No row can be read: which cell is in the way, and why. */
export const Refused: Story = {
  args: { step: { kind: 'seen', name: 'units.xlsx', preview: aRefusedPreview() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the rows cannot be read')
    await expect(
      within(canvas.getByRole('region', { name: 'Failing rows' })).getByRole('row', {
        name: '1 Plot 1 Plot 1 The first row must name the columns, as in the download',
      }),
    ).toBeVisible()
    for (const name of ['Confirm upload', 'Download failing rows'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** The file has columns that units do not have: with a tick it is checked again without them. */
export const UnknownColumns: Story = {
  args: {
    step: {
      kind: 'seen',
      name: 'units.xlsx',
      preview: aRefusedPreview(HEADER_REASONS.unknown, ['Floor', 'View']),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('“Floor” and “View” are not columns of units.')).toBeVisible()
    const again = canvas.getByRole('button', { name: 'Check again' })
    await expect(again).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Leave out these 2 columns' }))
    await userEvent.click(again)
    await expect(args.onLeaveOut).toHaveBeenCalledOnce()
  },
}

/** Units with the names of others; nothing new; not a spreadsheet, despite its name. */
export const Read: Story = {
  render: (args) =>
    inParts(UnitsUploadPanel, args, {
      namesakes: {
        step: {
          kind: 'seen',
          name: 'units.xlsx',
          preview: aPreview({ namesakes: [{ line: 4, name: 'Plot 1' }] }),
        },
      },
      nothingNew: {
        step: { kind: 'seen', name: 'units.xlsx', preview: aPreview({ creates: 0, updates: 0 }) },
      },
      unreadable: { step: { kind: 'unreadable', name: 'units.xlsx' } },
    }),
  play: async ({ canvas }) => {
    const namesakes = partOf(canvas, 'namesakes')
    await expect(
      namesakes.getByText('Row 4 creates another unit called Plot 1. To change that unit, give its ID.'),
    ).toBeVisible()
    await expect(namesakes.getByRole('button', { name: 'Confirm upload' })).toBeEnabled()

    const nothingNew = partOf(canvas, 'nothingNew')
    await expect(nothingNew.getByText(/changes nothing/)).toBeVisible()
    await expect(nothingNew.getByRole('button', { name: 'Confirm upload' })).toBeVisible()

    const unreadable = partOf(canvas, 'unreadable')
    await expect(unreadable.getByRole('alert')).toHaveTextContent('The file could not be read')
  },
}

/** On a phone the value is below its column name, and the reason is visible. */
export const FailingOnPhone: Story = {
  args: Failing.args,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const failing = canvas.getByRole('region', { name: 'Failing rows' })
    await expect(within(failing).queryByRole('columnheader', { name: 'Value' })).toBeNull()
    await expect(
      within(failing).getByRole('row', { name: /^4 Postcode ?ABC This is not valid/ }),
    ).toBeVisible()
    await expect(failing.scrollWidth).toBe(failing.clientWidth)
  },
}

/** As displayed when rows fail. */
export const AllStates: Story = {
  ...captured,
  args: { step: { kind: 'seen', name: 'units.xlsx', preview: aFailingPreview() } },
}
