import { getEnv, type Instance } from 'mobx-state-tree'
import { tenantVisitModel } from '../tenant-visit.ts'
import type { BaseEnv } from '../../platform/env.ts'
import {
  dropStoredAnswers,
  editsOf,
  storeAnswers,
  readStoredAnswers,
  sweepStoredAnswers,
} from './stored-answers.ts'
import type { QuestionnaireLead } from './questionnaire.contract.ts'
import type { QuestionnaireEnv } from './questionnaire.calls.ts'
import { cleanQuestionnaire, questionnaireDraftOf, type QuestionnaireDraft } from './questionnaire.draft.ts'

/** Answers are stored on the device until they are sent. */
export const QuestionnaireStoreModel = tenantVisitModel('Questionnaire', {
  purpose: 'questionnaire',
  identify: ({ questionnaire }: QuestionnaireEnv, token, identity) => questionnaire.identify(token, identity),
  send: (
    { questionnaire }: QuestionnaireEnv,
    { id, verification }: QuestionnaireLead,
    draft: QuestionnaireDraft,
  ) => questionnaire.send({ ...cleanQuestionnaire(draft), id, verification }),
  afterSent: ({ storage }) => dropStoredAnswers(storage),
})
  .views((self) => ({
    /** The saved answers overlaid with unsent ones; null before the identity step. */
    startingDraft(): QuestionnaireDraft | null {
      if (self.visited === null) return null
      const env = getEnv<BaseEnv>(self)
      return {
        ...questionnaireDraftOf(self.visited),
        ...readStoredAnswers(env.storage, self.visited.id, env.now()),
      }
    },
  }))
  .actions((self) => ({
    afterCreate() {
      const env = getEnv<BaseEnv>(self)
      sweepStoredAnswers(env.storage, env.now())
    },
    /** Stores the answers in case they are not sent in this visit. */
    storeDraft(draft: QuestionnaireDraft) {
      if (self.visited === null) return
      const env = getEnv<BaseEnv>(self)
      const edits = editsOf(questionnaireDraftOf(self.visited), draft)
      storeAnswers(env.storage, self.visited.id, edits, env.now())
    },
  }))

export interface QuestionnaireStore extends Instance<typeof QuestionnaireStoreModel> {}
