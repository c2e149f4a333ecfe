import type { Holiday } from '@latchkey/domain/office/office-hours'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { HolidayList, type HolidayListProps } from './HolidayList.tsx'

/** Holds the days, as a form does. */
function Kept(props: HolidayListProps) {
  const [holidays, setHolidays] = useState(props.holidays)
  return (
    <HolidayList
      {...props}
      holidays={holidays}
      onChange={(next) => {
        props.onChange(next)
        setHolidays(next)
      }}
    />
  )
}

const GOOD_FRIDAY: Holiday = { on: '2026-04-03', name: 'Good Friday' }
const CHRISTMAS: Holiday = { on: '2026-12-25', name: 'Christmas Day' }

const meta = {
  title: 'Lettings/Office/HolidayList',
  id: 'lettings-holidaylist',
  component: HolidayList,
  args: { holidays: [GOOD_FRIDAY, CHRISTMAS], today: '2026-03-02', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof HolidayList>
export default meta
type Story = StoryObj<typeof meta>

/** Two closed days. */
export const Some: Story = { ...captured }

/** Days are removed, added and named. */
export const Changing: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await step('remove', async () => {
      const day = within(canvas.getByRole('group', { name: 'Good Friday' }))
      await expect(day.getByRole('textbox', { name: 'Date' })).toHaveValue('03/04/2026')
      await userEvent.click(day.getByRole('button', { name: 'Remove' }))
      await expect(args.onChange).toHaveBeenLastCalledWith([CHRISTMAS])
    })
    await step('add', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add closed day' }))
      const [, date] = canvas.getAllByRole('textbox', { name: 'Date' })
      await userEvent.type(date ?? document.body, '28/12/2026')
      await userEvent.tab()
      const [, name] = canvas.getAllByRole('textbox', { name: 'Name' })
      await userEvent.type(name ?? document.body, 'Boxing Day')
      await expect(args.onChange).toHaveBeenLastCalledWith([
        CHRISTMAS,
        { on: '2026-12-28', name: 'Boxing Day' },
      ])
    })
  },
}

/** The list ends soon, or is empty. */
export const EndsSoon: Story = {
  render: (args) =>
    inParts(HolidayList, args, {
      runningOut: { today: '2026-10-20' },
      empty: { holidays: [] },
    }),
  play: async ({ canvas }) => {
    const runningOut = partOf(canvas, 'runningOut')
    await expect(runningOut.getByRole('alert')).toHaveTextContent('The list of bank holidays ends soon.')

    const empty = partOf(canvas, 'empty')
    await expect(empty.getByRole('alert')).toBeVisible()
    await expect(empty.getByRole('button', { name: 'Add closed day' })).toBeVisible()
  },
}

/** An invalid date, a missing name, and a duplicate day. */
export const Errors: Story = {
  ...captured,
  args: { hasErrors: true, holidays: [CHRISTMAS, { on: '31/02', name: '' }, CHRISTMAS] },
  play: async ({ canvas }) => {
    const dates = canvas.getAllByRole('textbox', { name: 'Date' })
    await expect(dates[0]).toBeValid()
    await expect(dates[1]).toBeInvalid()
    await expect(dates[2]).toBeInvalid()
    await expect(canvas.getByText('This is required')).toBeVisible()
  },
}
