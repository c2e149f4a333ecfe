import { foldedText } from './folded-text.ts'

/** Texts of a closed set of numbered choices. */
export type Labelled = Readonly<Record<number, string>>

export interface Option<Value = number> {
  value: Value
  label: string
}

/** In numeric order unless `order` is given. */
export function optionsOf(
  labels: Labelled,
  order: readonly number[] = Object.keys(labels).map(Number),
): Option[] {
  return order.map((value) => ({ value, label: labels[value] ?? String(value) }))
}

/** Numbers whose text contains the given one. */
export function valuesMatching(labels: Labelled, text: string): number[] {
  const wanted = foldedText(text.trim())
  return Object.entries(labels)
    .filter(([, label]) => foldedText(label).includes(wanted))
    .map(([value]) => Number(value))
}

/** For a missing value. */
export const DASH = '-'

/** For a number outside its set. */
export const UNKNOWN = 'Unknown'

export function labelOf(labels: Labelled, value: number | null): string {
  return value === null ? DASH : (labels[value] ?? UNKNOWN)
}
