import { compactPostcode } from '@latchkey/domain/imports/import-row'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'

/** Finds a record by texts that only one has. */
export interface UniqueIndex {
  /** Nothing is added where a text is blank. */
  add(texts: readonly (string | null)[], id: number): void
  /** Null where none or several fit. */
  get(texts: readonly (string | null)[]): number | null
}

export function uniqueIndex(): UniqueIndex {
  const ids = new Map<string, number | 'several'>()
  return {
    add(texts, id) {
      const key = keyOf(texts)
      if (key !== '') ids.set(key, ids.has(key) ? 'several' : id)
    },
    get(texts) {
      const found = ids.get(keyOf(texts))
      return typeof found === 'number' ? found : null
    },
  }
}

/** The same for a postcode with its space and without; '' for none. */
export const postcodeOf = (postcode: string | null): string => compactPostcode(foldedText(postcode ?? ''))

/** '' unless every part has a value. */
function keyOf(parts: readonly (string | null)[]): string {
  const texts = parts.map((part) => foldedText(part ?? '').trim())
  return texts.every((text) => text !== '') ? texts.join('\n') : ''
}
