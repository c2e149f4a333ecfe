/** Reads settings and collects their problems, so that all are reported at once. */
export class SettingsReader {
  readonly problems: string[] = []
  /** Names of all settings that were read, set or not. */
  readonly names = new Set<string>()
  readonly #values: Readonly<Record<string, string | undefined>>

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.#values = values
  }

  /** Null when unset or blank. */
  text(name: string): string | null {
    this.names.add(name)
    return this.#values[name]?.trim() || null
  }

  /** `parse` returns undefined for an invalid value; `fallback` replaces unset and invalid ones. */
  read<T>(name: string, fallback: T, expected: string, parse: (text: string) => T | undefined): T {
    const text = this.text(name)
    if (text === null) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    this.addProblem(name, expected)
    return fallback
  }

  addProblem(name: string, expected: string): void {
    const text = this.text(name)
    const given = text === null ? 'is not set' : `is ${JSON.stringify(shown(name, text))}`
    this.problems.push(`${name} ${given}; expected ${expected}.`)
  }
}

/** Secrets are not printed, not even invalid ones: of an address only its scheme. */
function shown(name: string, text: string): string {
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(text)?.[0]
  if (scheme !== undefined) return `${scheme}…`
  return /SECRET|KEYS|TOKEN|URL/.test(name) || text.includes('://') ? '(hidden)' : text
}
