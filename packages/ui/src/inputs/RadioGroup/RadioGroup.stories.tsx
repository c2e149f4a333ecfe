import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedInForcedColours } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const STAGES = [
  {
    heading: 'Enquiry',
    options: [
      { value: 1, label: 'Awaiting feedback' },
      { value: 2, label: 'Questionnaire Submitted' },
    ],
  },
  {
    heading: 'Viewing',
    options: [
      { value: 3, label: 'Pending viewing scheduled' },
      { value: 4, label: 'Viewing scheduled' },
    ],
  },
  {
    heading: 'Reservation',
    options: [
      { value: 7, label: 'Reservation sent', note: 'A reservation link will be emailed to the customer.' },
      { value: 8, label: 'Reservation requested', isDisabled: true },
    ],
  },
]

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const INCOME = [
  { value: 1, label: 'Benefits' },
  { value: 2, label: 'Company Pays' },
  { value: 3, label: 'Parental Assistance' },
]

const handleChange = fn()

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: { options: STAGES, value: 1, onChange: handleChange, 'aria-label': 'Status' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <RadioGroup
          {...args}
          value={value}
          onChange={(next) => {
            hold(next)
            handleChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The status of a lead, under its three sections; notes explain the effect of a choice. */
export const Grouped: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('each section is a group of its own', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'Status' })).toBeVisible()
      await expect(canvas.getByRole('group', { name: 'Viewing' })).toBeVisible()
    })
    await step('the label chooses too, and the note is its description', async () => {
      await userEvent.click(canvas.getByText('Reservation sent'))
      const radio = canvas.getByRole('radio', { name: 'Reservation sent' })
      await expect(radio).toBeChecked()
      await expect(radio).toHaveAccessibleDescription('A reservation link will be emailed to the customer.')
      await expect(handleChange).toHaveBeenLastCalledWith(7)
    })
    await step('arrows go on, across the sections', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('radio', { name: 'Viewing scheduled' })).toBeChecked()
    })
  },
}

/** A question with two answers in a tenant's form. */
export const InARow: Story = {
  args: { 'aria-label': 'Parking required', options: YES_NO, value: null, direction: 'row' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await expect(handleChange).toHaveBeenLastCalledWith('yes')
  },
}

/** For touch: each option is a box that can be pressed anywhere. */
export const Large: Story = {
  args: { 'aria-label': 'Income source', options: INCOME, value: null, size: 'large' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'Parental Assistance' })
    const box = radio.closest('label')?.getBoundingClientRect()
    await expect(box?.height).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getByText('Parental Assistance'))
    await expect(radio).toBeChecked()
    await expect(handleChange).toHaveBeenLastCalledWith(3)
  },
}

/** Grouped, in a row, in error, disabled and large. */
export const AllStates: Story = {
  ...capturedInForcedColours,
  render: () => (
    <Stack gap="large">
      <Field label="Status" isGroup isRequired>
        <RadioGroup options={STAGES} value={7} onChange={handleChange} />
      </Field>
      <Field label="Parking required" isGroup hint="A space costs extra.">
        <RadioGroup options={YES_NO} value="no" onChange={handleChange} direction="row" />
      </Field>
      <Field label="In error" isGroup error="This is required" isRequired>
        <RadioGroup options={YES_NO} value={null} onChange={handleChange} direction="row" />
      </Field>
      <Field label="Disabled" isGroup>
        <RadioGroup options={YES_NO} value="yes" onChange={handleChange} direction="row" isDisabled />
      </Field>
      <Field label="Large" isGroup>
        <RadioGroup options={INCOME} value={2} onChange={handleChange} size="large" />
      </Field>
      <Field label="Large, in a row and in error" isGroup error="This is required" isRequired>
        <RadioGroup options={YES_NO} value={null} onChange={handleChange} direction="row" size="large" />
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Parking required' })).toHaveAccessibleDescription(
      'A space costs extra.',
    )
  },
}
