/** What a person reads after saving the office's settings. */
export const OFFICE_SAVED = 'Office settings have been saved.'
