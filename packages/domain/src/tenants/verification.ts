/**
 * Repeats the `verification` of the body in a header, so that the server can authenticate the sender before reading
 * a body of up to 4 MB (rule P11). A page that is read again sends it too (rule P4).
 */
export const VERIFICATION_HEADER = 'x-verification'
