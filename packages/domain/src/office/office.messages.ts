export const OFFICE_SAVED = 'Office settings have been saved.'
