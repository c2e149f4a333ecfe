/** The tags `@also`, `@do`, `@dont` and `@key` of a docblock say how to use its component. */
export interface Guide {
  /** The text above the tags. */
  readonly purpose: string
  /** Other design systems use these names for it. */
  readonly alsoNamed: readonly string[]
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** Keys that act while the component is focused; empty if it handles none. */
  readonly keys: readonly (readonly [key: string, does: string])[]
}

/** The `id` of another name of a component on its docs page. */
export const otherNameId = (name: string): string => `also-${name.toLowerCase().replaceAll(/\W+/g, '-')}`

/**
 * Reads the text of a docblock, without its stars. `@key Enter: Opens the record.` is a key, `@also Modal, pop-up` are
 * two other names.
 */
export function readGuide(docblock: string): Guide {
  const [purpose = '', ...tags] = docblock.split(/^@(?=\w)/m)
  const valuesOf = (name: string) =>
    tags
      .filter((tag) => tag.startsWith(`${name} `))
      .map((tag) =>
        tag
          .slice(name.length + 1)
          .trim()
          .replaceAll(/\s+/g, ' '),
      )
  return {
    purpose: purpose.trim(),
    alsoNamed: valuesOf('also').flatMap((names) => names.split(', ')),
    dos: valuesOf('do'),
    donts: valuesOf('dont'),
    keys: valuesOf('key').map((key) => {
      const colon = key.indexOf(': ')
      return [key.slice(0, colon), key.slice(colon + 2)]
    }),
  }
}
