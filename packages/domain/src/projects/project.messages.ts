import type { PromptTexts } from '../prompts/question.store.ts'

/** For new and saved projects alike (rule J4). */
export const PROJECT_DIALOG_TITLE = 'Create/Update Project'

/** For new projects as well. */
export const PROJECT_SAVED = 'Project has been successfully updated.'

export const DELETE_PROJECT: PromptTexts = {
  title: 'Delete Project',
  question: 'Are you sure you wish to delete this project? All of its units will be deleted too.',
  done: 'Project has been successfully deleted.',
}
