import { types } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import { messageFor } from '../../platform/field-errors.ts'
import { cleanText } from '../../platform/values/text.ts'
import { ANONYMISE_WORD } from './retention.limits.ts'
import { createConfirmSuite, createKeepingSuite, type KeepingDraft } from './retention.suite.ts'
import { RETENTION } from './retention.messages.ts'

export const KeepingFormModel = formOf<KeepingDraft>({
  name: 'Keeping form',
  fields: { months: types.maybeNull(types.number), reason: types.string },
  labels: { months: RETENTION.months, reason: RETENTION.reason },
  clean: (values) => ({ ...values, reason: cleanText(values.reason) }),
  createSuite: createKeepingSuite,
})

export const ConfirmFormModel = formOf<{ confirm: string }>({
  name: 'Anonymise form',
  fields: { confirm: types.string },
  labels: { confirm: RETENTION.word },
  clean: ({ confirm }) => ({ confirm: cleanText(confirm) }),
  createSuite: createConfirmSuite,
  messageOf: (field, name) =>
    name === 'enumerable' ? `Please type ${ANONYMISE_WORD}` : messageFor(field, name),
})
