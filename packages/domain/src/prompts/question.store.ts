import { getEnv, types, type Instance } from 'mobx-state-tree'
import { notifyOutcome } from '../platform/notify.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'

export interface PromptTexts {
  title: string
  question: string
  done: string
}

export interface Question {
  /** Without `done`, the action itself says how it ended. */
  texts: Omit<PromptTexts, 'done'> & Partial<PromptTexts>
  /** Name of the record, shown under the question. */
  subject?: string
  /** A consequence, shown last. */
  note?: string
  /** 'Confirm' when omitted. */
  confirmLabel?: string
  /** For destructive or irreversible actions. */
  isDanger: boolean
  action: () => Promise<WriteOutcome>
  /** Called after success only. */
  onDone?: (() => void) | undefined
}

export const QuestionStoreModel = types
  .model('Question', {})
  .actions(refetchesNothing)
  .volatile(() => ({
    isOpen: false,
    /** True while the action runs. */
    isBusy: false,
    /** It stays after the answer, because the dialog still renders it during its exit transition. */
    asked: null as Question | null,
  }))
  .actions((self) => ({
    ask(question: Question) {
      self.asked = question
      self.isOpen = true
    },
    close() {
      self.isOpen = false
      self.isBusy = false
    },
    begin() {
      self.isBusy = true
    },
  }))
  .actions((self) => ({
    forget() {
      self.close()
    },
    async confirm(): Promise<WriteOutcome | null> {
      const { asked } = self
      if (asked === null || !self.isOpen || self.isBusy) return null
      self.begin()
      const outcome = await asked.action()
      const { done } = asked.texts
      if (done !== undefined) notifyOutcome(self, outcome, { done })
      // After navigating away, another question may be open.
      if (self.asked === asked) self.close()
      if (outcome.kind === 'done') asked.onDone?.()
      return outcome
    },
  }))

export interface QuestionStore extends Instance<typeof QuestionStoreModel> {}

interface QuestionEnv {
  stores: { question: Pick<QuestionStore, 'ask'> }
}

/** Asks before something destructive or irreversible, with the environment of a page's store. */
export const askFirst = (store: object, question: Omit<Question, 'isDanger'>): void =>
  getEnv<QuestionEnv>(store).stores.question.ask({ ...question, isDanger: true })
