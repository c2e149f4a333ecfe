/** What a docs page says of a component beyond its props: when to use it, when not, and its keys. */
export interface Guide {
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** What each key does while the component has the focus; empty if it handles none. */
  readonly keys: Readonly<Record<string, string>>
}
