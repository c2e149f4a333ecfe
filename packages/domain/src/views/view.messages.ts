import type { PromptTexts } from '../prompts/question.store.ts'
import { VIEWS_PER_LIST } from './view.limits.ts'

export const VIEW_SAVED = 'View has been saved.'

export const DELETE_VIEW: PromptTexts = {
  title: 'Delete View',
  question: 'Are you sure you wish to delete this view?',
  done: 'View has been deleted.',
}

export const TOO_MANY_VIEWS = `You have ${VIEWS_PER_LIST} views of this list already. Delete one first.`

export const NAME_TAKEN = 'You have a view of this name already'
