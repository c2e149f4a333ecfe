/** A closed set of numbered choices with the text that stands for each, in the order they are offered. */
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
