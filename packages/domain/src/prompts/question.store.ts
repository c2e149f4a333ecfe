import { types, type Instance } from 'mobx-state-tree'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { PromptTexts } from './prompts.ts'

/** An act that a person is asked about first. */
export interface Question {
  texts: PromptTexts
  /** The name of the record it is about, shown under the question. */
  subject?: string
  /** True for what destroys or cannot be taken back. */
  isDanger: boolean
  act: () => Promise<WriteOutcome>
  /** Once it is done. */
  onDone?: () => void
}

/** The question that is open over a page. Source: specification §8, decision G16. */
export const QuestionStoreModel = types
  .model('Question', {})
  .volatile(() => ({
    isOpen: false,
    /** True while the act is under way. */
    isBusy: false,
    /** Kept when it is answered: the dialog takes a moment to leave the screen. */
    asked: null as Question | null,
  }))
  .actions((self) => ({
    /** Asks before an act. */
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
    /** Does what was asked about. */
    async confirm(): Promise<WriteOutcome | null> {
      const { asked } = self
      if (asked === null || !self.isOpen || self.isBusy) return null
      self.begin()
      const outcome = await asked.act()
      self.close()
      if (outcome.kind === 'done') asked.onDone?.()
      return outcome
    },
  }))

/** The question that is open over a page. */
export interface QuestionStore extends Instance<typeof QuestionStoreModel> {}
