/** A member of staff as others read them: first and last name where given, else null. */
export function staffName(person: { first_name: string | null; last_name: string | null }): string | null {
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || null
}

/** A member of staff by name, or by username while both names are empty. Source: decision 0.3 of what is beyond the specification. */
export const nameOrUsername = (person: {
  first_name: string | null
  last_name: string | null
  username: string
}): string => staffName(person) ?? person.username
