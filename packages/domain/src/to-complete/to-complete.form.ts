import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { cleanText } from '../platform/values/text.ts'
import { TO_COMPLETE } from './to-complete.messages.ts'
import { createIgnoreSuite } from './to-complete.suite.ts'

export interface IgnoreDraft {
  reason: string
}

export const IgnoreFormModel = formOf<IgnoreDraft>({
  name: 'Ignore form',
  fields: { reason: types.string },
  labels: { reason: TO_COMPLETE.reason },
  clean: ({ reason }) => ({ reason: cleanText(reason, { isLong: true }) }),
  createSuite: () => createIgnoreSuite(),
})
