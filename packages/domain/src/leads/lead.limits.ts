/** 0, 44 or +44, then 9 or 10 digits, with optional spaces (rule L32). */
export const UK_PHONE = /^(?:0|\+?44)(?: *\d){9,10}$/

/** Case-insensitive, with an optional space. */
export const UK_POSTCODE = /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/

/** Duration of a viewing. */
export const VIEWING_SECONDS = 3600

/** Mails in the list of a lead, the newest. */
export const LEAD_MAILS_MAX = 500

/** Leads in a response without pages: the newest enquiries, the latest viewings (rules C4 and C6). */
export const UNPAGED_LEADS_MAX = 10_000

/** Enquiries to complete in a response, the oldest. */
export const TO_COMPLETE_MAX = 200

/** Leads compared per phone or email; sharing one with more than this makes the list partial. */
export const COMPARED_MAX = 200

/** Lines of a lead's history in one response; older ones are asked for. */
export const HISTORY_LINES = 500
