export const OFFICE_SAVED = 'Office settings have been saved.'

/** Without what it will say of right to rent checks, until they exist (rule W0). */
export const STRICT_RECORDS_NOTE =
  'Ask for a reason whenever a reservation is declined or a viewing is cancelled.'
