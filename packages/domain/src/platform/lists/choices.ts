/** What a person chose of a list apart from its columns, such as whose leads: texts by the name they have in an address and a call. */
export type ListChoices = Readonly<Partial<Record<string, string>>>

/** The choices that a list has: the texts that each name takes. */
export type ChoiceRules = Readonly<Record<string, RegExp>>

/** A list without choices. */
export const NO_CHOICES: ChoiceRules = {}

/** The choices among what was asked; a name that the list does not have and a text that it does not take are left out. */
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

/** A choice as a text; a body may hold it as a number or a flag. */
export const choiceText = (value: unknown): string => (value === true ? '1' : String(value))
