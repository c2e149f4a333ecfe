/** Of a phone or an email with more leads than this, only so many are compared. */
export const COMPARED_MAX = 200
