export interface RoleDraft {
  name: string
  /** 1 or 0; null until chosen. */
  status: number | null
  /** Ids of the permissions. */
  permissions: readonly number[]
  /** Holders must sign in with two factors; omitted, it keeps its value. */
  requiresTwoFactor?: boolean
}

export const EMPTY_ROLE: Required<RoleDraft> = {
  name: '',
  status: null,
  permissions: [],
  requiresTwoFactor: false,
}
