/** A closed set of numbered choices with the text of each, in the order they are offered. */
export type Labelled = Readonly<Record<number, string>>

/** One choice of a select or a radio group. */
export interface Option<Value = number> {
  value: Value
  label: string
}

/** The choices of a labelled set, in numeric order or in the order given. */
export function optionsOf(
  labels: Labelled,
  order: readonly number[] = Object.keys(labels).map(Number),
): Option[] {
  return order.map((value) => ({ value, label: labels[value] ?? String(value) }))
}

/** The numbers of a labelled set whose text contains the given text, ignoring case. Source: decision G6. */
export function valuesMatching(labels: Labelled, text: string): number[] {
  const wanted = text.trim().toLowerCase()
  return Object.entries(labels)
    .filter(([, label]) => label.toLowerCase().includes(wanted))
    .map(([value]) => Number(value))
}

/** Shown where nothing was answered. Source: decisions L9 and L31. */
export const DASH = '-'

/** Shown for a number outside its set. Source: specification §3. */
export const UNKNOWN = 'Unknown'

/** The text of a choice as it is read, not chosen: a dash for none, 'Unknown' for a number outside the set. */
export function labelOf(labels: Labelled, value: number | null): string {
  return value === null ? DASH : (labels[value] ?? UNKNOWN)
}
