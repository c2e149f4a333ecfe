/** The kinds of control in a form of forty fields, as the form of a lead mixes them. */
const COUNTS = { text: 24, number: 6, choice: 4, tick: 4, date: 1, notes: 1 }

export type Kind = keyof typeof COUNTS

export const fields = (Object.entries(COUNTS) as [Kind, number][]).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    name: `${kind}${index + 1}`,
    label: `Field ${kind} ${index + 1}`,
  })),
)

export const choices = ['Apartment', 'Townhouse', 'Detached', 'Duplex', 'Other']

const START = { text: 'x', number: 100, choice: 'Duplex', tick: false, date: '2026-10-14T10:00', notes: 'x' }

export type Value = string | number | boolean | null
export type Draft = Record<string, Value>

export const draft = (): Draft => Object.fromEntries(fields.map(({ kind, name }) => [name, START[kind]]))
