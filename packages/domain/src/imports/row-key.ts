import { foldedText } from '../platform/values/folded-text.ts'
import { wordKey } from './words.ts'

/** The same in every file for the same row of the same system: its reference in any case, otherwise what it says. */
export const rowKey = (reference: string | null, texts: readonly string[]): string =>
  reference === null ? ['row', ...texts.map(foldedText)].join('\n') : `reference ${wordKey(reference)}`

/** The same for a postcode with its space and without. */
export const compactPostcode = (postcode: string): string => postcode.replaceAll(' ', '')
