/** Text as it is stored: none where it is blank. */
export function orNull(text: string): string | null {
  return text === '' ? null : text
}
