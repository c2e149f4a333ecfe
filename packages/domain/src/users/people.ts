/** A user as one who can be chosen. */
export interface Person {
  readonly id: number
  /** The username of an account without a name. */
  readonly name: string
  /** Tells apart two whose names are alike; missing if only the name is known. */
  readonly username?: string
  readonly isMe?: boolean
}

/** An option of a select. */
export interface PersonChoice {
  readonly value: number
  readonly label: string
  /** A second line. */
  readonly detail?: string
}

const ME = 'Me'

const nameKey = ({ name }: Person): string => name.trim().toLocaleLowerCase('en-GB')

/** Oneself first, then the others in the given order; those whose names are alike with their addresses. */
export function choicesOf(people: readonly Person[]): PersonChoice[] {
  const counts = new Map<string, number>()
  for (const person of people) counts.set(nameKey(person), (counts.get(nameKey(person)) ?? 0) + 1)
  const choiceOf = (person: Person): PersonChoice => {
    const { id, name, username } = person
    const isAlike = (counts.get(nameKey(person)) ?? 0) > 1 && username !== undefined && username !== name
    return { value: id, label: name, ...(isAlike && { detail: username }) }
  }
  return [
    ...people.filter(({ isMe }) => isMe).map(({ id }) => ({ value: id, label: ME })),
    ...people.filter(({ isMe }) => !isMe).map(choiceOf),
  ]
}

/** Adds one who is chosen and is no longer offered. */
export function withChosen(
  people: readonly Person[],
  chosen: number | null,
  name?: string,
): readonly Person[] {
  if (chosen === null || people.some(({ id }) => id === chosen)) return people
  return [...people, { id: chosen, name: name ?? 'Somebody else' }]
}
