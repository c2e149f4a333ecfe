import { getEnv, type Instance } from 'mobx-state-tree'
import { tenantVisitModel } from '../tenant-visit.ts'
import type { BaseEnv } from '../../platform/env.ts'
import { dropKeptAnswers, editsOf, keepAnswers, readKeptAnswers, sweepKeptAnswers } from './kept-answers.ts'
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
  afterSent: ({ storage }) => dropKeptAnswers(storage),
})
  .views((self) => ({
    /** The saved answers overlaid with unsent ones; null before the identity step. */
    startingDraft(): QuestionnaireDraft | null {
      if (self.visited === null) return null
      const env = getEnv<BaseEnv>(self)
      return {
        ...questionnaireDraftOf(self.visited),
        ...readKeptAnswers(env.storage, self.visited.id, env.now()),
      }
    },
  }))
  .actions((self) => ({
    afterCreate() {
      const env = getEnv<BaseEnv>(self)
      sweepKeptAnswers(env.storage, env.now())
    },
    /** Stores the answers in case they are not sent in this visit. */
    keep(draft: QuestionnaireDraft) {
      if (self.visited === null) return
      const env = getEnv<BaseEnv>(self)
      const edits = editsOf(questionnaireDraftOf(self.visited), draft)
      keepAnswers(env.storage, self.visited.id, edits, env.now())
    },
  }))

export interface QuestionnaireStore extends Instance<typeof QuestionnaireStoreModel> {}
