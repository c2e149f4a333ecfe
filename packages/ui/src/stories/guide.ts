/** The guidance on a component's docs page: when to use it, when not, and its keys. */
export interface Guide {
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** Action of each key while the component is focused; empty if it handles none. */
  readonly keys: Readonly<Record<string, string>>
}
