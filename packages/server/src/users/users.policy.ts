/** What the protection of administrators depends on. */
export interface AdministratorFacts {
  readonly actorId: number
  readonly userId: number
  /** Every active System Administrator. */
  readonly administrators: readonly number[]
}

/** True when nobody would be left who can administer the product. Source: decision U8. */
export function isLastAdministrator({
  userId,
  administrators,
}: Omit<AdministratorFacts, 'actorId'>): boolean {
  return administrators.length === 1 && administrators[0] === userId
}

/** True for a user whom this person may disable or delete: anyone but themselves and the last administrator. Source: decision U8. */
export function mayShutOut(facts: AdministratorFacts): boolean {
  return facts.actorId !== facts.userId && !isLastAdministrator(facts)
}

/** True for a change of roles that this person may make: only administrators make and unmake administrators, and one stays. Source: decisions R3 and U8. */
export function mayChangeRoles(
  facts: AdministratorFacts,
  administrator: { readonly isNow: boolean; readonly isThen: boolean },
): boolean {
  if (administrator.isNow === administrator.isThen) return true
  if (!facts.administrators.includes(facts.actorId)) return false
  return administrator.isThen || !isLastAdministrator(facts)
}
