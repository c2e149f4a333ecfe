/** An instant as it travels: whole seconds since 1970. */
export function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/** An instant that may be missing, as it travels. */
export function unixSecondsOrNull(instant: Date | null): number | null {
  return instant === null ? null : unixSeconds(instant)
}

/** An instant as it is stored; null for none. */
export function instantOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000)
}
