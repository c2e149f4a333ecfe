/**
 * Header in which a page of a tenant repeats the `verification` of its body, so that the server knows the sender before
 * it reads a long one. Source: decisions P2 and P11.
 */
export const VERIFICATION_HEADER = 'x-verification'
