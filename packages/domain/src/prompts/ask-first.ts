import { getEnv } from 'mobx-state-tree'
import type { Question, QuestionStore } from './question.store.ts'

interface QuestionEnv {
  stores: { question: Pick<QuestionStore, 'ask'> }
}

/** Asks before something destructive or irreversible, with the environment of a page's store. */
export const askFirst = (store: object, question: Omit<Question, 'isDanger'>): void =>
  getEnv<QuestionEnv>(store).stores.question.ask({ ...question, isDanger: true })
