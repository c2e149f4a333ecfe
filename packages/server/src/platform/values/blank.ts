/** Blank text is stored as null. */
export function orNull(text: string): string | null {
  return text === '' ? null : text
}
