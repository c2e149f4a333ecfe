/** In characters. */
export const ROLE_NAME_MAX = 64

/** For pages that show all roles. */
export const ROLES_PAGE_MAX = 10_000

/** Roles deleted or assigned in one call. */
export const ROLES_AT_ONCE_MAX = 1_000

/** Per call; leaves room for permissions of newer versions. */
export const ROLE_PERMISSIONS_MAX = 100
