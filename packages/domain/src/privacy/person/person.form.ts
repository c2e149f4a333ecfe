import { types } from 'mobx-state-tree'
import { formWithLateRules } from '../../forms/form-with-late-rules.ts'
import { normalisedEmail } from '../../platform/values/email.ts'
import { cleanText } from '../../platform/values/text.ts'
import type { PersonQueryValues } from './person.body.ts'

/** Judged on submit, because either field is enough. */
export const PersonFormModel = formWithLateRules<PersonQueryValues>({
  name: 'Person form',
  fields: { email: types.string, phone: types.string },
  labels: { email: 'Email', phone: 'Phone' },
  clean: ({ email, phone }) => ({ email: normalisedEmail(email), phone: cleanText(phone) }),
  importSuite: async () => (await import('./person.suite.ts')).createPersonSuite,
})
