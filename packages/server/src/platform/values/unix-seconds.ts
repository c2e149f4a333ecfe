/** Dates in contracts are whole seconds since 1970. */
export function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

export function unixSecondsOrNull(instant: Date | null): number | null {
  return instant === null ? null : unixSeconds(instant)
}

export function instantOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000)
}
