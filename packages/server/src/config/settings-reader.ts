/** Reads settings one by one and remembers everything that is wrong with them, so that all of it is said at once. */
export class SettingsReader {
  readonly problems: string[] = []
  readonly #values: Readonly<Record<string, string | undefined>>

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.#values = values
  }

  /** The text of a setting; null when it is unset or blank. */
  text(name: string): string | null {
    return this.#values[name]?.trim() || null
  }

  /** Reads a setting by `parse`, which answers undefined for a value it cannot take; `fallback` is used for one that is unset or wrong. */
  read<T>(name: string, fallback: T, expected: string, parse: (text: string) => T | undefined): T {
    const text = this.text(name)
    if (text === null) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    this.refuse(name, expected)
    return fallback
  }

  /** Notes that a setting cannot be used. */
  refuse(name: string, expected: string): void {
    const text = this.text(name)
    const given = text === null ? 'is not set' : `is "${shown(name, text)}"`
    this.problems.push(`${name} ${given}; expected ${expected}.`)
  }
}

/** Secrets never reach a terminal or a log, not even a wrong one. */
function shown(name: string, text: string): string {
  if (/SECRET|KEYS|TOKEN/.test(name)) return '(hidden)'
  return text.replace(/\/\/[^/@\s]*@/, '//***@')
}
