/** Longest name of a role, in characters. Source: specification §3. */
export const ROLE_NAME_MAX = 64

/** Largest page of roles that a call answers; a screen that shows them all asks for it. Source: specification §7, decision G4. */
export const ROLES_PAGE_MAX = 10_000

/** Most roles that one call deletes or gives. */
export const ROLES_AT_ONCE_MAX = 1_000

/** Most permissions that a call names for a role: more than there are, since a newer version may have others. */
export const ROLE_PERMISSIONS_MAX = 100
