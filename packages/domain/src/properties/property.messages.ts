import type { PromptTexts } from '../prompts/question.store.ts'

export type PropertyKind = 'unit' | 'property'

/** For new and saved ones alike (rule J4). */
export const PROPERTY_DIALOG_TITLES: Readonly<Record<PropertyKind, string>> = {
  unit: 'Create/Update Unit',
  property: 'Create/Update Property',
}

/** For new ones as well. */
export const PROPERTY_SAVED = 'Property has been successfully updated.'

export const DELETE_HOME: Readonly<Record<PropertyKind, PromptTexts>> = {
  unit: {
    title: 'Delete Unit',
    question: 'Are you sure you wish to delete this unit?',
    done: 'Unit has been successfully deleted.',
  },
  property: {
    title: 'Delete Property',
    question: 'Are you sure you wish to delete this property?',
    done: 'Property has been successfully deleted.',
  },
}

export const ACCESS_NOTES_HINT = 'Keys, alarm, parking. Staff only.'
