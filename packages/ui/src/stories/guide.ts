/** What a docs page says of a component that its props cannot: when to take it, when not, and its keys. */
export interface Guide {
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** What each key does while the component has the focus; empty for what takes no key. */
  readonly keys: Readonly<Record<string, string>>
}
