import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import { messageFor } from '../../platform/field-errors.ts'
import { IN_FUTURE, tooShort } from '../../platform/messages.ts'
import { cleanText } from '../../platform/values/text.ts'
import type { RightToRentCheck } from './right-to-rent.contract.ts'
import { OVERRIDE_MIN } from './right-to-rent.limits.ts'
import {
  createCheckSuite,
  createOverrideSuite,
  type CheckLookups,
  type CheckValues,
  type OverrideValues,
} from './right-to-rent.suite.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  'checkedOn maxDate': IN_FUTURE,
  'expiresOn minDate': 'This is not after the check',
  'rightToRentOverride minlength': tooShort(OVERRIDE_MIN),
}

const messageOf = (field: string, name: string): string =>
  MESSAGES[`${field} ${name}`] ?? messageFor(field, name)

export const CheckFormModel = formOf<CheckValues, CheckLookups>({
  name: 'Right to rent check form',
  fields: {
    adultName: types.string,
    kind: types.maybeNull(types.integer),
    checkedOn: types.string,
    expiresOn: types.string,
  },
  labels: { adultName: "Adult's name", kind: 'How', checkedOn: 'Checked on', expiresOn: 'Valid until' },
  clean: (values) => ({ ...values, adultName: cleanText(values.adultName) }),
  createSuite: createCheckSuite,
  dependentsOf: (field) => (field === 'kind' || field === 'checkedOn' ? ['expiresOn'] : []),
  messageOf,
})

export interface CheckForm extends Instance<typeof CheckFormModel> {}

/** `check` is null for a new one, which is of today. */
export function createCheckForm(check: RightToRentCheck | null, lookups: CheckLookups): CheckForm {
  const form = CheckFormModel.create({
    values: {
      adultName: check?.adultName ?? '',
      kind: check?.kind ?? null,
      checkedOn: check?.checkedOn ?? lookups.today,
      expiresOn: check?.expiresOn ?? '',
    },
  })
  form.setLookups(lookups)
  return form
}

export const OverrideFormModel = formOf<OverrideValues>({
  name: 'Right to rent override form',
  fields: { rightToRentOverride: types.string },
  labels: { rightToRentOverride: 'Reason' },
  clean: ({ rightToRentOverride }) => ({
    rightToRentOverride: cleanText(rightToRentOverride, { isLong: true }),
  }),
  createSuite: createOverrideSuite,
  messageOf,
})

export const createOverrideForm = () => OverrideFormModel.create({ values: { rightToRentOverride: '' } })
