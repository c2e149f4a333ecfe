import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { captured } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { TimeStepContext } from '../dates/time-step.ts'
import { DateTimeField } from './DateTimeField.tsx'

const meta = {
  title: 'Controls/DateTimeField',
  component: DateTimeField,
  args: { value: '', onChange: fn(), today: '2026-03-02', 'aria-label': 'Date of Viewing' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <DateTimeField
          {...args}
          value={value}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

const picker = async () => within(await screen.findByRole('dialog', { name: 'Choose a date and time' }))

/** The arrow keys change the minutes by a quarter of an hour. */
export const Stepped: Story = {
  args: { value: '2026-03-04T10:45' },
  play: async ({ args, canvas, userEvent }) => {
    const field: HTMLInputElement = canvas.getByLabelText('Date of Viewing')
    field.focus()
    field.setSelectionRange(16, 16)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04T11:00')
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([14, 16]))
  },
}

/** Times at the interval set by the office, in the list and by the arrow keys. */
export const EveryTenMinutes: Story = {
  args: { value: '2026-03-04T10:45' },
  decorators: [
    (Story) => (
      <TimeStepContext value={10}>
        <Story />
      </TimeStepContext>
    ),
  ],
  play: async ({ args, canvas, step, userEvent }) => {
    const field: HTMLInputElement = canvas.getByLabelText('Date of Viewing')
    await step('an arrow', async () => {
      field.focus()
      field.setSelectionRange(16, 16)
      await userEvent.keyboard('{ArrowUp}')
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04T10:55')
    })
    await step('the list, in which a typed time stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Choose a date and time/ }))
      const times = within(await (await picker()).findByRole('list', { name: 'Time' }))
      await expect(times.getAllByRole('button')).toHaveLength(14 * 6 + 1)
      const chosen = times.getByRole('button', { name: '10:55' })
      await expect(chosen).toHaveAttribute('aria-pressed', 'true')
      const list = chosen.closest('ul')
      await waitFor(() => expect(list?.scrollTop).toBeGreaterThan(0))
      const [shown, frame] = [chosen.getBoundingClientRect(), list?.getBoundingClientRect()]
      await expect(shown.top).toBeGreaterThanOrEqual(frame?.top ?? Number.NaN)
      await expect(shown.bottom).toBeLessThanOrEqual(frame?.bottom ?? Number.NaN)
      await userEvent.click(times.getByRole('button', { name: '11:10' }))
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04T11:10')
    })
  },
}

/** The times of today that are past are offered too: a viewing may be entered afterwards. */
export const Today: Story = {
  args: { value: '2026-03-02T15:30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date and time/ }))
    await userEvent.click(await (await picker()).findByRole('button', { name: '07:00' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-02T07:00')
  },
}

/** The time of a viewing: the value is text without a time zone. */
export const DateAndTime: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('without a day, a time is for the day on which the calendar is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Choose a date and time/ }))
      await userEvent.click(await (await picker()).findByRole('button', { name: 'Next month' }))
      await userEvent.click((await picker()).getByRole('button', { name: '10:00' }))
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-02T10:00')
      await userEvent.clear(canvas.getByLabelText('Date of Viewing'))
    })
    await step('typed', async () => {
      const field = canvas.getByLabelText('Date of Viewing')
      await userEvent.type(field, '4/3 1030')
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04T10:30')
      await userEvent.tab()
      await expect(field).toHaveValue('04/03/2026 10:30')
      await step('a day alone is not enough', async () => {
        await userEvent.clear(field)
        await userEvent.type(field, '04/03/2026')
        await expect(args.onChange).toHaveBeenLastCalledWith('04/03/2026')
      })
      await step('pasted as a computer writes it', async () => {
        await userEvent.clear(field)
        await userEvent.paste('2026-03-05T09:15')
        await userEvent.tab()
        await expect(field).toHaveValue('05/03/2026 09:15')
        await expect(
          canvas.getByRole('button', { name: 'Choose a date and time, Thursday 5 March 2026 at 09:15' }),
        ).toHaveFocus()
      })
      await step('pasted as the product writes it in mails', async () => {
        await userEvent.clear(field)
        await userEvent.paste('Thursday 10 December 2026 at 08:45')
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-10T08:45')
      })
    })
  },
}

/** A day, then a time; the field keeps its value until both are chosen. */
export const Chosen: Story = {
  ...captured,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByLabelText('Date of Viewing')
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date and time/ }))
    await step('a day', async () => {
      await userEvent.click(await (await picker()).findByRole('button', { name: 'Wednesday 4 March 2026' }))
      await expect(field).toHaveValue('04/03/2026')
      await expect((await picker()).getByRole('button', { name: '09:00' })).toHaveFocus()
    })
    await step('a time', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04T09:15')
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveValue('04/03/2026 09:15')
    })
    await step('once more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Choose a date and time/ }))
      const option = await (await picker()).findByRole('button', { name: '09:15' })
      await expect(option).toHaveAttribute('aria-pressed', 'true')
    })
  },
}

const handleShow = fn()

/**
 * The calendar shows the number of bookings per day, and the list of times marks the taken ones; they can
 * still be chosen.
 */
export const WithBookings: Story = {
  ...captured,
  args: {
    value: '2026-03-04T10:30',
    bookings: {
      describe: (count) => `${count} ${count === 1 ? 'viewing' : 'viewings'}`,
      countOf: (day) => ({ '2026-03-04': 3, '2026-03-05': 1 })[day] ?? 0,
      isTaken: (day, time) => day === '2026-03-04' && time >= '09:30' && time < '11:00',
      isPast: () => false,
      onShow: handleShow,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date and time/ }))
    await expect(
      await (await picker()).findByRole('button', { name: 'Wednesday 4 March 2026, 3 viewings' }),
    ).toBeVisible()
    await expect(
      (await picker()).getByRole('button', { name: 'Thursday 5 March 2026, 1 viewing' }),
    ).toBeVisible()
    await step('no time is cut', async () => {
      const times = (await picker()).getByRole('list', { name: 'Time' })
      await expect(times.scrollWidth).toBeLessThanOrEqual(times.clientWidth)
    })
    await step('the displayed range is reported, so that its bookings are loaded', async () => {
      await expect(handleShow).toHaveBeenLastCalledWith('2026-02-23', '2026-04-05')
      await userEvent.click((await picker()).getByRole('button', { name: 'Next month' }))
      await expect(handleShow).toHaveBeenLastCalledWith('2026-03-30', '2026-05-10')
      await userEvent.click((await picker()).getByRole('button', { name: 'Previous month' }))
    })
    await step('a time that is taken', async () => {
      await userEvent.click((await picker()).getByRole('button', { name: '09:45 Taken' }))
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04T09:45')
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date and time/ }))
    await expect(await (await picker()).findByRole('button', { name: '09:45 Taken' })).toBeVisible()
  },
}

/** Times of today that are over are not offered, but for one that is chosen already. */
export const PastTimes: Story = {
  args: {
    value: '2026-03-02T08:15',
    bookings: {
      describe: String,
      countOf: () => 0,
      isTaken: () => false,
      isPast: (day, time) => day === '2026-03-02' && time < '16:40',
      onShow: handleShow,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: /^Choose a date and time/ })
    const times = async () => {
      const list = (await picker()).getByRole('list', { name: 'Time' })
      return within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent.trim())
    }
    await userEvent.click(open)
    await expect((await times()).slice(0, 3)).toEqual(['08:15', '16:45', '17:00'])
    await userEvent.click((await picker()).getByRole('button', { name: /^Tuesday 3 March 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-03T08:15')
    await expect((await times()).slice(0, 2)).toEqual(['07:00', '07:15'])
  },
}

/** Empty, filled, in error, disabled and read only. */
export const AllStates: Story = {
  ...captured,
  render: ({ onChange, today }) => (
    <FieldGrid>
      <Field label="Empty">
        <DateTimeField value="" onChange={onChange} today={today} />
      </Field>
      <Field label="Filled" isRequired>
        <DateTimeField value="2026-03-04T10:30" onChange={onChange} today={today} />
      </Field>
      <Field label="In error" error="Date must be in the future" isRequired>
        <DateTimeField value="2026-02-04T10:30" onChange={onChange} today={today} />
      </Field>
      <Field label="Disabled">
        <DateTimeField value="2026-03-04T10:30" onChange={onChange} today={today} isDisabled />
      </Field>
      <Field label="Read only">
        <DateTimeField value="2026-03-04T10:30" onChange={onChange} today={today} isReadOnly />
      </Field>
    </FieldGrid>
  ),
}
