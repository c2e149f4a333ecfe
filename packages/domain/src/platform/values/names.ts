import { foldedText, plainPunctuation } from './folded-text.ts'

/** The same for all spellings of a name: apostrophes, dashes, spaces and case make no difference (rule P3). */
export const nameKey = (name: string): string => plainPunctuation(name).trim().toLowerCase()

interface Named {
  readonly id: number
  readonly name: string
}

/** Tells whether no other record has a name, however it is written. `saved` may keep the name that it has. */
export function freeNamesAmong(records: readonly Named[], saved: Named | null): (name: string) => boolean {
  const taken = new Set(records.filter(({ id }) => id !== saved?.id).map(({ name }) => foldedText(name)))
  return (name) => name === saved?.name || !taken.has(foldedText(name))
}
