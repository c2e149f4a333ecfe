import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import { messageFor } from '../../platform/field-errors.ts'
import { IN_FUTURE, tooShort } from '../../platform/messages.ts'
import { cleanText } from '../../platform/values/text.ts'
import { KEPT_REASON_MIN } from './deposit.rules.ts'
import {
  createDepositOutcomeSuite,
  createDepositSuite,
  type DepositLookups,
  type DepositOutcomeLookups,
  type DepositOutcomeValues,
  type DepositValues,
} from './deposit.suite.ts'

const NOUNS = { amount: 'amount in pounds and pence', monthlyRent: 'amount in pounds and pence' }

const MESSAGES: Readonly<Record<string, string>> = {
  'amount max': 'This is more than one week of rent',
  'receivedOn maxDate': IN_FUTURE,
  'agreedDeadlineOn minDate': 'This is before the receipt',
  'on minDate': 'This is before the receipt',
  'on maxDate': IN_FUTURE,
  'reason minlength': tooShort(KEPT_REASON_MIN),
}

const messageOf = (field: string, name: string): string =>
  MESSAGES[`${field} ${name}`] ?? messageFor(field, name, NOUNS)

export const DepositFormModel = formOf<DepositValues, DepositLookups>({
  name: 'Deposit form',
  fields: {
    amount: types.maybeNull(types.number),
    receivedOn: types.string,
    agreedDeadlineOn: types.string,
    monthlyRent: types.maybeNull(types.number),
  },
  labels: {
    monthlyRent: 'Monthly rent',
    amount: 'Amount',
    receivedOn: 'Received on',
    agreedDeadlineOn: 'Deadline agreed in writing (optional)',
  },
  createSuite: createDepositSuite,
  dependentsOf: (field) =>
    ({ monthlyRent: ['amount'] as const, receivedOn: ['agreedDeadlineOn'] as const })[field as string] ?? [],
  messageOf,
})

export interface DepositForm extends Instance<typeof DepositFormModel> {}

/** Received today. */
export function createDepositForm(lookups: DepositLookups): DepositForm {
  const form = DepositFormModel.create({
    values: { amount: null, receivedOn: lookups.today, agreedDeadlineOn: '', monthlyRent: null },
  })
  form.setLookups(lookups)
  return form
}

export const DepositOutcomeFormModel = formOf<DepositOutcomeValues, DepositOutcomeLookups>({
  name: 'Deposit outcome form',
  fields: { outcome: types.maybeNull(types.integer), on: types.string, reason: types.string },
  labels: { outcome: 'Outcome', on: 'On', reason: 'Reason, as the applicant will read it' },
  clean: (values) => ({ ...values, reason: cleanText(values.reason, { isLong: true }) }),
  createSuite: createDepositOutcomeSuite,
  dependentsOf: (field) => (field === 'outcome' ? ['reason'] : []),
  messageOf,
})

export interface DepositOutcomeForm extends Instance<typeof DepositOutcomeFormModel> {}

/** As of today. */
export function createDepositOutcomeForm(lookups: DepositOutcomeLookups): DepositOutcomeForm {
  const form = DepositOutcomeFormModel.create({ values: { outcome: null, on: lookups.today, reason: '' } })
  form.setLookups(lookups)
  return form
}
