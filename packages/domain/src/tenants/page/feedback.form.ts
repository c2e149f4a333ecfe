import { types } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import { cleanFeedback, createFeedbackSuite, type FeedbackValues } from './feedback.suite.ts'

export const FeedbackFormModel = formOf<FeedbackValues>({
  name: 'Feedback form',
  fields: { interested: types.maybeNull(types.integer), words: types.string },
  labels: {
    interested: 'Are you interested in this home?',
    words: 'Anything you would like to tell us?',
  },
  clean: cleanFeedback,
  createSuite: createFeedbackSuite,
})
