import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { DateField } from './DateField.tsx'

const TODAY = '2026-11-22'

const closeDialog = fn()

const meta = {
  title: 'Controls/DateField',
  component: DateField,
  args: { value: '', onChange: fn(), today: TODAY, 'aria-label': 'Desired move date' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <DateField
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
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

/** Typed without a year: completed to the closest one on blur. */
export const Typed: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Tab reaches the button of the calendar, whose name contains the date', async () => {
      const field = canvas.getByLabelText('Desired move date')
      await userEvent.type(field, '7/12/26')
      await userEvent.tab()
      const button = canvas.getByRole('button', { name: 'Choose a date, Monday 7 December 2026' })
      await expect(button).toHaveFocus()
      await expect(field).toHaveValue('07/12/2026')
      await expect(args.onBlur).not.toHaveBeenCalled()
      await step('opened from it', async () => {
        await userEvent.keyboard('{Enter}')
        await waitFor(async () => expect(await day('Monday 7 December 2026')).toHaveFocus())
        await userEvent.keyboard('{Escape}')
        await expectClosed()
      })
      await step('left', async () => {
        button.focus()
        await userEvent.tab()
        await expect(args.onBlur).toHaveBeenCalledOnce()
      })
      await step('without a date', async () => {
        await userEvent.clear(field)
        await expect(button).toHaveAccessibleName('Choose a date')
      })
    })
    await step('without a date the calendar begins at today', async () => {
      const button = canvas.getByRole('button', { name: 'Choose a date' })
      await userEvent.click(button)
      await waitFor(async () => expect(await day('Sunday 22 November 2026')).toHaveFocus())
      await step('its button closes it', async () => {
        await userEvent.click(button)
        await expectClosed()
      })
    })
    await step('without a year', async () => {
      const field = canvas.getByLabelText('Desired move date')
      await userEvent.type(field, '7/12')
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-07')
      await expect(field).toHaveValue('7/12')
      await step('left', async () => {
        await userEvent.tab()
        await expect(field).toHaveValue('07/12/2026')
      })
      await step('without separators', async () => {
        await userEvent.clear(field)
        await userEvent.type(field, '08122026')
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08')
      })
      await step('pasted as the product writes it in mails', async () => {
        await userEvent.clear(field)
        await userEvent.paste('Thursday 10 December 2026 at 08:45')
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-10')
      })
      await step('text that is no date stays', async () => {
        await userEvent.clear(field)
        await userEvent.type(field, '31/02/2026')
        await userEvent.tab()
        await expect(args.onChange).toHaveBeenLastCalledWith('31/02/2026')
        await expect(field).toHaveValue('31/02/2026')
      })
    })
    await step('browsers fill in nothing, and phones show digits: `071226` needs no other key', async () => {
      await userEvent.clear(canvas.getByLabelText('Desired move date'))
      const field = canvas.getByLabelText('Desired move date')
      await expect(field).toHaveAttribute('autocomplete', 'off')
      await expect(field).toHaveAttribute('inputmode', 'numeric')
      await userEvent.type(field, '071226')
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-07')
    })
  },
}

/** The arrow keys change the part at the caret. */
export const Stepped: Story = {
  args: { value: '2026-12-31' },
  play: async ({ canvas, userEvent }) => {
    const field: HTMLInputElement = canvas.getByLabelText('Desired move date')
    field.focus()
    field.setSelectionRange(1, 1)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('01/01/2027')
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]))
    field.setSelectionRange(4, 4)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveValue('01/12/2026')
  },
}

const expectClosed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
const calendar = async () => within(await screen.findByRole('dialog', { name: 'Choose a date' }))
const day = async (name: string) => (await calendar()).findByRole('button', { name })

/** Chosen with the keyboard: days, weeks, months and years. */
export const ChosenByKeyboard: Story = {
  args: { value: '2026-12-07' },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByLabelText('Desired move date')
    field.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(async () => expect(await day('Monday 7 December 2026')).toHaveFocus())
    const keys = [
      ['{ArrowRight}', 'Tuesday 8 December 2026'],
      ['{ArrowUp}', 'Tuesday 1 December 2026'],
      ['{ArrowLeft}', 'Monday 30 November 2026'],
      ['{PageDown}', 'Wednesday 30 December 2026'],
      ['{End}', 'Sunday 3 January 2027'],
      ['{PageUp}', 'Thursday 3 December 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Friday 3 December 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'Thursday 3 December 2026'],
      ['{ArrowDown}', 'Thursday 10 December 2026'],
      ['{Home}', 'Monday 7 December 2026'],
      ['{ArrowRight}', 'Tuesday 8 December 2026'],
      ['{ArrowDown}', 'Tuesday 15 December 2026'],
      ['{Home}', 'Monday 14 December 2026'],
      ['{End}', 'Sunday 20 December 2026'],
      ['{PageDown}', 'Wednesday 20 January 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'Tuesday 20 January 2026'],
    ] as const
    for (const [key, name] of keys)
      await step(name, async () => {
        await userEvent.keyboard(key)
        await expect(await day(name)).toHaveFocus()
        await expect((await calendar()).getByRole('status')).toHaveTextContent(name.replace(/^\w+ \d+ /, ''))
      })
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-20')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('20/01/2026')
  },
}

/** Tab past its ends closes the calendar and returns the focus; so does a press on the page, which leaves the field. */
export const CalendarLeft: Story = {
  args: { value: '2026-12-07', onBlur: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByLabelText('Desired move date')
    const openByKey = async () => {
      field.focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(async () => expect(await day('Monday 7 December 2026')).toHaveFocus())
    }
    await step('after the last', async () => {
      await openByKey()
      await userEvent.tab()
      await expectClosed()
      await expect(field).toHaveFocus()
    })
    await step('before the first', async () => {
      await openByKey()
      const first = (await calendar()).getByRole('button', { name: 'Previous month' })
      first.focus()
      await userEvent.tab({ shift: true })
      await expectClosed()
      await expect(field).toHaveFocus()
    })
    await step('a press in the field keeps it open', async () => {
      await openByKey()
      await userEvent.click(field)
      await expect(screen.getByRole('dialog')).toBeVisible()
      await expect(args.onBlur).not.toHaveBeenCalled()
    })
    await step('a press on the page', async () => {
      await userEvent.click(document.body)
      await expectClosed()
      await expect(args.onBlur).toHaveBeenCalled()
      await waitFor(() => expect(field).toHaveFocus())
    })
  },
}

/** The calendar: weeks from Monday, with the chosen day and today marked, and days after the latest disabled. */
export const Calendar: Story = {
  ...capturedAtOneWidth,
  args: { value: '2026-11-18', max: '2026-11-27' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date/ }))
    await waitFor(async () => expect(await day('Wednesday 18 November 2026')).toHaveFocus())
    await expect(await day('Sunday 22 November 2026')).toHaveAttribute('aria-current', 'date')
    await step('the month is announced', async () => {
      await userEvent.click((await calendar()).getByRole('button', { name: 'Next month' }))
      await expect((await calendar()).getByRole('status')).toHaveTextContent('December 2026')
      await userEvent.click((await calendar()).getByRole('button', { name: 'Previous month' }))
    })
    await step('too late', async () => {
      await userEvent.click(await day('Saturday 28 November 2026'))
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
}

/** Days before the earliest and after the latest can be reached with the keyboard, and do nothing. */
export const DaysNotOffered: Story = {
  args: { value: '2026-11-18', min: '2026-11-17', max: '2026-11-19' },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date/ }))
    await waitFor(async () => expect(await day('Wednesday 18 November 2026')).toHaveFocus())
    for (const [key, name] of [
      ['{ArrowLeft}{ArrowLeft}', 'Monday 16 November 2026'],
      ['{End}', 'Sunday 22 November 2026'],
    ] as const)
      await step(name, async () => {
        await userEvent.keyboard(key)
        await expect(await day(name)).toHaveFocus()
        await expect(await day(name)).toHaveAttribute('aria-disabled', 'true')
        await userEvent.keyboard('{Enter}')
        await expect(args.onChange).not.toHaveBeenCalled()
      })
    await expect(await day('Thursday 19 November 2026')).not.toHaveAttribute('aria-disabled')
  },
}

/** The days of other months that fill the weeks can be chosen. */
export const DayOfAnotherMonth: Story = {
  args: { value: '2026-11-18' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date/ }))
    await userEvent.click(await day('Tuesday 1 December 2026'))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01')
    await waitFor(() => expect(canvas.getByLabelText('Desired move date')).toHaveFocus())
  },
}

/** In a dialog, Escape and a press on the backdrop close the calendar only. */
export const InDialog: Story = {
  args: { value: '2026-12-07' },
  decorators: [
    (Story) => (
      <Dialog isOpen title="Right to rent" onCloseRequest={closeDialog}>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ step, userEvent }) => {
    const field = await screen.findByLabelText('Desired move date')
    const openByKey = async () => {
      field.focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(async () => expect(await day('Monday 7 December 2026')).toHaveFocus())
    }
    const expectCalendarAlone = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a date' })).toBeNull())
      await expect(screen.getByRole('dialog', { name: 'Right to rent' })).toBeVisible()
      await expect(closeDialog).not.toHaveBeenCalled()
      await waitFor(() => expect(field).toHaveFocus())
    }
    await step('Escape', async () => {
      await openByKey()
      await userEvent.keyboard('{Escape}')
      await expectCalendarAlone()
    })
    await step('the backdrop', async () => {
      await openByKey()
      const backdrop = document.querySelector('[data-scrim]')
      await userEvent.click(backdrop ?? document.body)
      await expectCalendarAlone()
    })
  },
}

/** Empty, filled, in error, disabled and read only. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onChange, today }) => (
    <FieldGrid>
      <Field label="Empty">
        <DateField value="" onChange={onChange} today={today} />
      </Field>
      <Field label="Filled" isRequired>
        <DateField value="2026-12-07" onChange={onChange} today={today} />
      </Field>
      <Field label="In error" error="This is not a valid date" isRequired>
        <DateField value="31/02/2026" onChange={onChange} today={today} />
      </Field>
      <Field label="Disabled">
        <DateField value="2026-12-07" onChange={onChange} today={today} isDisabled />
      </Field>
      <Field label="Read only">
        <DateField value="2026-12-07" onChange={onChange} today={today} isReadOnly />
      </Field>
    </FieldGrid>
  ),
}
