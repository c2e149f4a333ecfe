/** A role as its form holds and sends it. */
export interface RoleDraft {
  name: string
  /** 1 or 0; null until chosen. */
  status: number | null
  /** Ids of the permissions that are checked. */
  permissions: readonly number[]
  /** Whether the holders must sign in with two factors. Left out, it stays as it is. */
  requiresTwoFactor?: boolean
}

/** A role form that nothing was typed into. */
export const EMPTY_ROLE: Required<RoleDraft> = {
  name: '',
  status: null,
  permissions: [],
  requiresTwoFactor: false,
}
