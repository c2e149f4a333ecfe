/** Notes are long, and each character may take four bytes. */
export const LEAD_BODY_LIMIT_BYTES = 4 * 1024 * 1024
