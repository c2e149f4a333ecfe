/** A member of staff as others read them: first and last name where given, else null. */
export function staffName(person: { first_name: string | null; last_name: string | null }): string | null {
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || null
}
