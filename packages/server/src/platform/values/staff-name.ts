/** Null while both names are empty. */
export function staffName(person: { first_name: string | null; last_name: string | null }): string | null {
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || null
}

/** Falls back to the username. */
export const nameOrUsername = (person: {
  first_name: string | null
  last_name: string | null
  username: string
}): string => staffName(person) ?? person.username
