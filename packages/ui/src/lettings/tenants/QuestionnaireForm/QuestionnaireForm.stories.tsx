import { questionnaireDraftOf } from '@latchkey/domain/tenants/questionnaire/questionnaire.draft'
import {
  answeredQuestionnaire,
  aQuestionnaireLead,
  QUESTIONNAIRE_NOW,
} from '@latchkey/domain/tenants/questionnaire/questionnaire.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { coarsePointer } from '../../../stories/coarse-pointer.ts'
import { QuestionnaireForm } from './QuestionnaireForm.tsx'

const meta = {
  title: 'Lettings/Tenants/QuestionnaireForm',
  id: 'lettings-questionnaireform',
  component: QuestionnaireForm,
  args: {
    start: questionnaireDraftOf(aQuestionnaireLead()),
    now: () => QUESTIONNAIRE_NOW,
    onEdit: fn(),
    onSubmit: fn(),
    isBusy: false,
    failure: null,
  },
} satisfies Meta<typeof QuestionnaireForm>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const choicesOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)

/** Prefilled with the known details of the tenant; the options and their order are the agency's. */
export const Fresh: Story = {
  play: async ({ canvas, step, args, userEvent }) => {
    await step('what is known', async () => {
      await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ann')
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ann@example.com')
      await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('07700 900123')
    })
    await step('what can be chosen', async () => {
      await expect(choicesOf(canvas, 'Income source')).toEqual([
        'Benefits',
        'Company Pays',
        'Parental Assistance',
        'Salary',
        'Student Loan',
      ])
      await expect(choicesOf(canvas, 'Budget per month')).toEqual([
        '£750-£995',
        '£1000-£1295',
        '£1600-£1995',
        'Over £2000',
      ])
      await expect(choicesOf(canvas, 'Tenancy period')).toEqual(['6 months', '12 months'])
      await expect(choicesOf(canvas, 'Right to rent share code')).toEqual(['Yes', 'No'])
      await expect(choicesOf(canvas, 'Desired bedrooms')).toHaveLength(9)
    })
    await step('no errors yet', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
    await step('submitted incomplete: every missing answer is listed, and the first is focused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
      await step('nine questions are open', async () => {
        await expect(canvas.getAllByText('This is required')).toHaveLength(9)
        await expect(args.onSubmit).not.toHaveBeenCalled()
      })
      await step('the first of them has the focus', async () => {
        await waitFor(() => expect(canvas.getByRole('radio', { name: 'Unemployed' })).toHaveFocus())
      })
      await step('an answer removes the error', async () => {
        await userEvent.click(canvas.getByRole('radio', { name: 'Self Employed' }))
        await expect(canvas.getAllByText('This is required')).toHaveLength(8)
        await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ employmentStatus: 4 }))
      })
    })
  },
}

/** Answers are submitted as values: months for a tenancy, true and false for yes and no. */
export const Answered: Story = {
  args: { start: answeredQuestionnaire({ desiredBedrooms: null }) },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('an answer that is not needed can be given and taken back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Clear answer: Desired bedrooms' }))
      await expect(canvas.getByRole('radio', { name: '3' })).not.toBeChecked()
    })
    await userEvent.click(canvas.getByRole('radio', { name: '6 months' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      answeredQuestionnaire({ desiredBedrooms: null, desiredTenancyPeriodInMonths: 6 }),
    )
  },
}

/** A viewing yesterday and a move today: both dates must be in the future. */
export const PastDates: Story = {
  args: { start: answeredQuestionnaire() },
  play: async ({ args, canvas, userEvent, step }) => {
    await fireEvent.change(canvas.getByLabelText('Desired viewing date'), {
      target: { value: '2026-11-20T10:00' },
    })
    await fireEvent.change(canvas.getByLabelText('Desired move date'), { target: { value: '2026-11-21' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
    await expect(canvas.getAllByText('Date must be in the future')).toHaveLength(2)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await step(
      'the clocks go forward at one: half past one does not exist, and stays for correction',
      async () => {
        const field = canvas.getByLabelText('Desired viewing date')
        await userEvent.clear(field)
        await userEvent.type(field, '28/03/2027 0130')
        await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
        await expect(canvas.getByText('This is not a valid date')).toBeVisible()
        await expect(field).toHaveValue('28/03/2027 01:30')
      },
    )
  },
}

/** By touch, dates are chosen in the pickers of the phone; what is sent is the same. */
export const ByTouch: Story = {
  args: { start: answeredQuestionnaire({ desiredViewingDate: null, desiredMoveDate: null }) },
  beforeEach: coarsePointer,
  play: async ({ args, canvas, step, userEvent }) => {
    const viewing = canvas.getByLabelText('Desired viewing date')
    const move = canvas.getByLabelText('Desired move date')
    await expect(viewing).toHaveAttribute('type', 'datetime-local')
    await expect(move).toHaveAttribute('type', 'date')
    await expect(canvas.queryByRole('button', { name: /^Choose a date/ })).toBeNull()
    await step('a date in the past', async () => {
      await fireEvent.change(viewing, { target: { value: '2026-11-20T10:00' } })
      await fireEvent.change(move, { target: { value: '2027-01-15' } })
      await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
      await expect(canvas.getByText('Date must be in the future')).toBeVisible()
      await expect(viewing).toHaveValue('2026-11-20T10:00')
    })
    await step('sent', async () => {
      await fireEvent.change(viewing, { target: { value: '2026-12-01T10:30' } })
      await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
      await expect(args.onSubmit).toHaveBeenCalledWith(
        answeredQuestionnaire({
          desiredViewingDate: Date.UTC(2026, 11, 1, 10, 30) / 1000,
          desiredMoveDate: Date.UTC(2027, 0, 15) / 1000,
        }),
      )
    })
    await step('taken back', async () => {
      await fireEvent.change(move, { target: { value: '' } })
      await expect(move).toHaveValue('')
      await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ desiredMoveDate: null }))
    })
  },
}

/** The server rejected fields that passed the client-side validation. */
export const RejectedFields: Story = {
  ...captured,
  args: {
    start: answeredQuestionnaire(),
    serverErrors: { email: ['email'], desiredViewingDate: ['minDate'] },
  },
}

/** The error of the server stays until the field is edited. */
export const Mending: Story = {
  args: {
    start: answeredQuestionnaire(),
    serverErrors: { email: ['email'], desiredViewingDate: ['minDate'] },
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAccessibleDescription(/This is not a valid email/)
    await expect(canvas.getByText('Date must be in the future')).toBeVisible()
    await userEvent.type(email, 'x')
    await expect(email).toBeValid()
  },
}

/** Half answered and sent: the other questions have errors. */
export const AllStates: Story = {
  ...captured,
  args: { start: answeredQuestionnaire({ employmentStatus: null, notes: '', parkingRequired: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
    await waitFor(() => expect(canvas.getAllByText('This is required')).toHaveLength(2))
  },
}
