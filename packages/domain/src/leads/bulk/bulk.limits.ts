/** Most leads that something is done with at once. Source: decision A5.1. */
export const BULK_MAX = 200
