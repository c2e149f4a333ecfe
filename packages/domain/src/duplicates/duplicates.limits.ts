/** Leads compared per phone or email; sharing one with more than this makes the list partial. */
export const COMPARED_MAX = 200
