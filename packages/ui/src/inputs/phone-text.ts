/** Characters used in phone numbers; text with others is not changed. */
const PHONE_LIKE = /^[\d\s+()./-]+$/

/**
 * Removes punctuation from a phone number and keeps its spacing: `(020) 7946-0000` becomes `020 7946 0000`,
 * `+44 (0)20…` and `0044 20…` become `+44 20…`. Other text is only trimmed.
 */
export function tidyPhone(text: string): string {
  const trimmed = text.trim()
  if (!PHONE_LIKE.test(trimmed)) return trimmed
  return trimmed
    .replace(/^00(?=\s*44)/, '+')
    .replace(/^(\+\s*44)\s*\(0\)/, '$1 ')
    .replaceAll(/[().\s/-]+/g, ' ')
    .replace(/^\+ /, '+')
    .trim()
}
