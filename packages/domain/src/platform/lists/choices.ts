/** Ways to narrow a list besides its columns, such as by handler; keyed as in the address and the query. */
export type ListChoices = Readonly<Partial<Record<string, string>>>

/** Allowed values by name. */
export type ChoiceRules = Readonly<Record<string, RegExp>>

export const NO_CHOICES: ChoiceRules = {}

/** Drops unknown names and values. */
export function knownChoices(
  rules: ChoiceRules,
  textOf: (name: string) => string | null | undefined,
): ListChoices {
  const known: Partial<Record<string, string>> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const text = textOf(name)
    if (text != null && rule.test(text)) known[name] = text
  }
  return known
}

/** A body may have a number or a flag instead of text. */
export const choiceText = (value: unknown): string => (value === true ? '1' : String(value))
