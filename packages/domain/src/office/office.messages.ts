export const OFFICE_SAVED = 'Office settings have been saved.'

export const STRICT_RECORDS_NOTE =
  'Ask for a reason whenever a reservation is declined or a viewing is cancelled, and refuse to complete a letting before every right to rent check is recorded.'
