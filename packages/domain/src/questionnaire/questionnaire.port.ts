import type { BaseEnv } from '../platform/env.ts'
import type { Identity } from '../links/identity.suite.ts'
import type { QuestionnaireLead } from './questionnaire.contract.ts'
import type { QuestionnaireDraft } from './questionnaire.draft.ts'

/** The answers with the proof of who gives them. */
export interface QuestionnaireSend extends QuestionnaireDraft {
  id: number
  /** Source: decision P2. */
  verification: string
}

/** The API calls of the questionnaire. Every call rejects with a `ProblemError`. */
export interface QuestionnairePort {
  /** False for whatever does not match. Source: decisions P3 and P7. */
  identify(token: string, identity: Identity): Promise<QuestionnaireLead | false>
  /** False when the lead has moved on. */
  send(answers: QuestionnaireSend): Promise<boolean>
}

/** The environment of the questionnaire store. */
export interface QuestionnaireEnv extends BaseEnv {
  questionnaire: QuestionnairePort
}
