/** The property in which react-docgen stores what it read of a component. */
const READ = '__docgenInfo'

interface Docgen {
  readonly displayName?: string
  /** The text of its docblock, with the tags. */
  readonly description?: string
  readonly props?: Readonly<Record<string, { readonly tsType?: { readonly raw?: string } }>>
}

/** The name, the docblock and the props of a component, as react-docgen read them. */
export const docgenOf = (component: unknown): Docgen =>
  (component as { [READ]?: Docgen } | null | undefined)?.[READ] ?? {}
