import type { Identity } from '../identity.suite.ts'
import { VERIFICATION_HEADER } from '../verification.ts'
import { typed, type CallTable, type EnvOf } from '../../platform/calls.ts'
import type { QuestionnaireLead } from './questionnaire.contract.ts'
import type { QuestionnaireDraft } from './questionnaire.draft.ts'

export interface QuestionnaireSend extends QuestionnaireDraft {
  id: number
  verification: string
}

export const questionnaireCalls = {
  /** False when the identity does not match or the link no longer works. */
  identify: {
    call: 'GET /users/qualifying-questions/:token',
    params: (token: string, { phone, lastName }: Identity) => ({ token, phone, lastName }),
    response: typed<QuestionnaireLead | false>,
    isPublic: true,
  },
  /** False when the lead is no longer in status 1 or 2. */
  send: {
    call: 'POST /users/qualifying-questions/:id',
    params: ({ id }: QuestionnaireSend) => ({ id }),
    body: (answers: QuestionnaireSend): Omit<QuestionnaireSend, 'id'> => answers,
    headers: ({ verification }: QuestionnaireSend) => ({ [VERIFICATION_HEADER]: verification }),
    isPublic: true,
  },
} as const satisfies CallTable

export interface QuestionnaireEnv extends EnvOf<{ questionnaire: typeof questionnaireCalls }> {}
