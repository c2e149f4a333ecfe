import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import { cleanText } from '../../platform/values/text.ts'
import type { ReasonList } from './reason.enums.ts'
import { createReasonSuite } from './reason.suite.ts'
import type { ReasonFormValues } from './reason-values.ts'
import { REASON_LABEL, REASON_WORDS_LABEL, reasonMessage } from './reason.messages.ts'

const formFor = (list: ReasonList) =>
  formOf<ReasonFormValues>({
    name: 'Reason form',
    fields: { 'statusReason.reason': types.maybeNull(types.integer), 'statusReason.words': types.string },
    labels: { 'statusReason.reason': REASON_LABEL, 'statusReason.words': REASON_WORDS_LABEL },
    clean: (values) => ({
      ...values,
      'statusReason.words': cleanText(values['statusReason.words'], { isLong: true }),
    }),
    createSuite: () => createReasonSuite(list),
    dependentsOf: (field) => (field === 'statusReason.reason' ? ['statusReason.words'] : []),
    messageOf: reasonMessage,
  })

const FORMS = { declining: formFor('declining'), cancelling: formFor('cancelling') }

/** Its fields are named as in the form of a lead. */
export interface ReasonForm extends Instance<(typeof FORMS)['declining']> {}

export const createReasonForm = (list: ReasonList): ReasonForm =>
  FORMS[list].create({ values: { 'statusReason.reason': null, 'statusReason.words': '' } })
