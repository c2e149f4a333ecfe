/** Everything that people write in a phone number; other text is left alone. */
const PHONE_LIKE = /^[\d\s+()./-]+$/

/**
 * A phone number without the marks that people write around its digits, in the spacing it was given:
 * `(020) 7946-0000` becomes `020 7946 0000`, `+44 (0)20…` and `0044 20…` become `+44 20…`. What is no number comes back trimmed.
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
