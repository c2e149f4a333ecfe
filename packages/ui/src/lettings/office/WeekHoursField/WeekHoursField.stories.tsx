import { DEFAULT_HOURS, type DayHours } from '@latchkey/domain/office/office-hours'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { WeekHoursField, type WeekHoursFieldProps } from './WeekHoursField.tsx'

/** Holds the hours, as a form does. */
function Kept(props: WeekHoursFieldProps) {
  const [hours, setHours] = useState<readonly DayHours[]>(props.hours)
  return (
    <WeekHoursField
      {...props}
      hours={hours}
      onChange={(next) => {
        props.onChange(next)
        setHours(next)
      }}
    />
  )
}

const meta = {
  title: 'Lettings/Office/WeekHoursField',
  id: 'lettings-weekhoursfield',
  component: WeekHoursField,
  args: { hours: DEFAULT_HOURS, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof WeekHoursField>
export default meta
type Story = StoryObj<typeof meta>

/** The default hours. */
export const Default: Story = { ...captured }

/** A closed day keeps its times. */
export const Changing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const sunday = within(canvas.getByRole('group', { name: 'Sunday' }))
    await expect(sunday.getByRole('textbox', { name: 'From' })).toBeDisabled()
    await userEvent.click(sunday.getByRole('checkbox', { name: 'Open' }))
    await expect(sunday.getByRole('textbox', { name: 'From' })).toHaveValue('10:00')
    const to = sunday.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '14:00')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...DEFAULT_HOURS.slice(0, 6),
      { day: 7, open: true, from: '10:00', to: '14:00' },
    ])
  },
}

/** A day that ends before it starts, and an invalid time. */
export const Errors: Story = {
  ...captured,
  args: {
    hasErrors: true,
    hours: DEFAULT_HOURS.map((hours) => {
      if (hours.day === 1) return { ...hours, from: '18:00', to: '09:00' }
      return hours.day === 2 ? { ...hours, from: '9' } : hours
    }),
  },
  play: async ({ canvas }) => {
    const monday = within(canvas.getByRole('group', { name: 'Monday' }))
    await expect(monday.getByText('This is out of range')).toBeVisible()
    await expect(monday.getByRole('textbox', { name: 'To' })).toBeInvalid()
    const tuesday = within(canvas.getByRole('group', { name: 'Tuesday' }))
    await expect(tuesday.getByRole('textbox', { name: 'From' })).toBeInvalid()
  },
}
