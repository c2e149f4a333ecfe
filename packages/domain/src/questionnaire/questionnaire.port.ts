import type { BaseEnv } from '../platform/env.ts'
import type { Identity } from '../links/identity.suite.ts'
import type { QuestionnaireLead } from './questionnaire.contract.ts'
import type { QuestionnaireDraft } from './questionnaire.draft.ts'

export interface QuestionnaireSend extends QuestionnaireDraft {
  id: number
  verification: string
}

/** Every call rejects with a `ProblemError`. */
export interface QuestionnairePort {
  /** False when the identity does not match or the link no longer works. */
  identify(token: string, identity: Identity): Promise<QuestionnaireLead | false>
  /** False when the lead is no longer in status 1 or 2 (rule P7). */
  send(answers: QuestionnaireSend): Promise<boolean>
}

export interface QuestionnaireEnv extends BaseEnv {
  questionnaire: QuestionnairePort
}
