import { escapeHtml } from './escape-html.ts'

/** Text that is HTML already; made by `html` only. */
class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

export type { Html }

/** HTML in which each value is escaped, unless it is HTML itself. */
export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html =>
  new Html(
    parts
      .map((part, place) => {
        const value = values[place] ?? ''
        if (typeof value === 'string') return part + escapeHtml(value)
        return part + (value instanceof Html ? String(value) : value.join('\n'))
      })
      .join(''),
  )
