import type { PromptTexts } from '../prompts/prompts.ts'
import { VIEWS_PER_LIST } from './view.limits.ts'

/** What a person reads once a view was saved. Source: decision A13. */
export const VIEW_SAVED = 'View has been saved.'

/** What a person is asked before a view is deleted. Source: decision A13. */
export const DELETE_VIEW: PromptTexts = {
  title: 'Delete View',
  question: 'Are you sure you wish to delete this view?',
  done: 'View has been deleted.',
}

/** What a person reads when they have as many views of a list as there can be. Source: decision A13.4. */
export const TOO_MANY_VIEWS = `You have ${VIEWS_PER_LIST} views of this list already. Delete one first.`

/** What stands beside a name that the person has given to another view of the list. Source: decision A13.4. */
export const NAME_TAKEN = 'You have a view of this name already'
