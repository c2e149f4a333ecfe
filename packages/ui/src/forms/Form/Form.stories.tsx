import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { RadioGroup } from '../../inputs/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Toaster } from '../../overlays/Toaster/Toaster.tsx'
import { toasts } from '../../overlays/toasts.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Field } from '../Field/Field.tsx'
import { Form, type FormError, type FormProps } from './Form.tsx'

const PERSON = { firstName: '', lastName: 'Shah', pets: '' }
const LABELS = { firstName: 'First name', lastName: 'Last name', pets: 'Pets' }

const check = (values: typeof PERSON): FormError[] =>
  (Object.keys(LABELS) as (keyof typeof PERSON)[])
    .filter((name) => values[name] === '')
    .map((name) => ({ name, label: LABELS[name], message: 'This is required' }))

/** A page that uses the form: it holds the draft, lists errors, and handles the submission. */
function PersonForm({ onSubmit, errors: serverErrors, summaryTitle }: Omit<FormProps, 'children'>) {
  const [values, setValues] = useState(PERSON)
  const [hasTried, setHasTried] = useState(false)
  const errors = serverErrors ?? (hasTried ? check(values) : [])
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message

  const handleSubmit = () => {
    setHasTried(true)
    if (check(values).length === 0) onSubmit()
  }

  return (
    <Form onSubmit={handleSubmit} errors={errors} summaryTitle={summaryTitle}>
      <Field label={LABELS.firstName} name="firstName" error={errorOf('firstName')} isRequired>
        <TextField
          value={values.firstName}
          onChange={(value) => setValues((before) => ({ ...before, firstName: value }))}
        />
      </Field>
      <Field label={LABELS.lastName} name="lastName" error={errorOf('lastName')} isRequired>
        <TextField
          value={values.lastName}
          onChange={(value) => setValues((before) => ({ ...before, lastName: value }))}
        />
      </Field>
      <Field label={LABELS.pets} name="pets" error={errorOf('pets')} isGroup isRequired>
        <RadioGroup
          value={values.pets}
          onChange={(value) => setValues((before) => ({ ...before, pets: value }))}
          direction="row"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </Field>
      <Inline>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button disabled={values === PERSON} onClick={() => setValues(PERSON)}>
          Undo changes
        </Button>
      </Inline>
    </Form>
  )
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn(), summaryTitle: 'Please check the form for errors', children: null },
  render: ({ onSubmit, errors, summaryTitle }) => (
    <PersonForm onSubmit={onSubmit} errors={errors} summaryTitle={summaryTitle} />
  ),
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** Filled in correctly, and submitted with Enter. */
export const Sent: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('nothing to undo at first', async () => {
      await expect(canvas.getByRole('button', { name: 'Undo changes' })).toBeDisabled()
    })
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Priya{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await step('what was typed can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }))
      await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('')
    })
  },
}

/** Submitted with missing values: the first field is focused, and the summary links to each. */
export const Rejected: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await step('the first field in error has the focus', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus())
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('the summary leads to a text field and to a group', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Please check the form for errors')
      await userEvent.click(canvas.getByRole('button', { name: 'Pets: This is required' }))
      await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    })
    await step('a corrected field leaves the summary, and the focus stays', async () => {
      const field = canvas.getByRole('textbox', { name: 'First name' })
      await userEvent.type(field, 'P')
      await expect(
        canvas.queryByRole('button', { name: 'First name: This is required' }),
      ).not.toBeInTheDocument()
      await expect(field).toHaveFocus()
    })
  },
}

/** With errors before any attempt to submit: no summary, and the focus stays. */
export const UntouchedWithErrors: Story = {
  args: { errors: [{ name: 'lastName', label: 'Last name', message: 'This is too long' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeInvalid()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).not.toHaveFocus()
  },
}

function SavedForm() {
  const [isBusy, setIsBusy] = useState(false)
  const [value, setValue] = useState('')
  return (
    <>
      <Form onSubmit={() => setIsBusy(true)}>
        <Field label="First name" name="firstName">
          <TextField value={value} onChange={setValue} isDisabled={isBusy} />
        </Field>
      </Form>
      <output onPointerEnter={() => setIsBusy(false)}>The server answers</output>
    </>
  )
}

/** Submitted with Enter in a field that is disabled during the save: afterwards it has the focus again. */
export const FocusAfterSave: Story = {
  render: () => (
    <>
      <SavedForm />
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' })
    await userEvent.type(field, 'Priya{Enter}')
    await expect(field).toBeDisabled()
    await waitFor(() => expect(field).not.toHaveFocus())
    await userEvent.hover(canvas.getByText('The server answers'))
    await expect(field).toHaveFocus()
    await step('at a second attempt the toast of the first one goes', async () => {
      toasts.error('Something went wrong. Please try again.')
      toasts.error('The lead was not deleted.', { label: 'Undo', onPress: fn() })
      toasts.info('Somebody else was faster.')
      await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Priya{Enter}')
      await waitFor(() => expect(screen.queryByText(/went wrong/)).toBeNull())
      await expect(screen.getByText('The lead was not deleted.')).toBeVisible()
      await expect(screen.getByText('Somebody else was faster.')).toBeVisible()
    })
  },
}

function ConfirmedForm() {
  const [failedAttempts, setFailedAttempts] = useState(0)
  const isRefused = failedAttempts > 0
  return (
    <Form
      onSubmit={fn()}
      failedAttempts={failedAttempts}
      errors={isRefused ? [{ name: 'firstName', label: 'First name', message: 'This is required' }] : []}
    >
      <Field label="First name" name="firstName" error={isRefused ? 'This is required' : undefined}>
        <TextField value="" onChange={fn()} />
      </Field>
      {!isRefused && <Button onClick={() => setFailedAttempts(1)}>Confirm</Button>}
    </Form>
  )
}

/** An attempt by a button that disappears with it: the first field in error has the focus. */
export const FocusAfterAnotherAct: Story = {
  render: () => <ConfirmedForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus()
  },
}

/** After a failed attempt. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
