/** Leads in one download. */
export const PERSON_LEADS_MAX = 50

/** Leads that are found, the newest first; a phone that many share has more. */
export const PERSON_FOUND_MAX = 200
