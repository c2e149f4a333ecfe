import type { PromptTexts } from '../prompts/prompts.ts'

/** The title of a project's dialog, for a new one and a saved one alike. Source: specification §2, decision J4. */
export const PROJECT_DIALOG_TITLE = 'Create/Update Project'

/** What a person reads after saving a project, a new one included. Source: specification §8, decision J5. */
export const PROJECT_SAVED = 'Project has been successfully updated.'

/** What is asked before a project is deleted, and said after. Source: specification §8, decisions L30 and J3. */
export const DELETE_PROJECT: PromptTexts = {
  title: 'Delete Project',
  question: 'Are you sure you wish to delete this project? All of its units will be deleted too.',
  done: 'Project has been successfully deleted.',
}
