export interface AdministratorFacts {
  readonly actorId: number
  readonly userId: number
  /** Active ones only. */
  readonly administrators: readonly number[]
}

/** True when no active System Administrator would remain. */
export function isLastAdministrator({
  userId,
  administrators,
}: Omit<AdministratorFacts, 'actorId'>): boolean {
  return administrators.length === 1 && administrators[0] === userId
}

/** Any user except oneself and the last administrator (rule U8). */
export function mayShutOut(facts: AdministratorFacts): boolean {
  return facts.actorId !== facts.userId && !isLastAdministrator(facts)
}

/** Only administrators grant or remove the role, and one must remain. */
export function mayChangeRoles(
  facts: AdministratorFacts,
  administrator: { readonly isNow: boolean; readonly isThen: boolean },
): boolean {
  if (administrator.isNow === administrator.isThen) return true
  if (!facts.administrators.includes(facts.actorId)) return false
  return administrator.isThen || !isLastAdministrator(facts)
}
