import { types } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import { normalisedEmail } from '../../platform/values/email.ts'
import { cleanText } from '../../platform/values/text.ts'
import type { PersonQueryValues } from './person.body.ts'
import { createPersonSuite } from './person.suite.ts'

/** Validated on submit, because either field is enough. */
export const PersonFormModel = formOf<PersonQueryValues>({
  name: 'Person form',
  fields: { email: types.string, phone: types.string },
  labels: { email: 'Email', phone: 'Phone' },
  clean: ({ email, phone }) => ({ email: normalisedEmail(email), phone: cleanText(phone) }),
  createSuite: createPersonSuite,
  isValidatedOnSubmit: true,
})
