import type { PromptTexts } from '../prompts/prompts.ts'

/** What a home is to its page: a unit of a project, or a property of its own. Source: decision J10. */
export type PropertyKind = 'unit' | 'property'

/** The title of the dialog, for a new home and a saved one alike. Source: decision J4. */
export const PROPERTY_DIALOG_TITLES: Readonly<Record<PropertyKind, string>> = {
  unit: 'Create/Update Unit',
  property: 'Create/Update Property',
}

/** What a person reads after saving a home, a new one included. Source: specification §8, decision J5. */
export const PROPERTY_SAVED = 'Property has been successfully updated.'

/** What is asked before a home is deleted, and said after. Source: specification §8, decision L30. */
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

/** What belongs into access notes. Source: decision A9. */
export const ACCESS_NOTES_HINT = 'Keys, alarm, parking. Staff only.'
