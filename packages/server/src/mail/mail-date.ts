/** 'Monday 2 March 2026 at 10:00' */
export function spokenDateTime(instant: Date, timeZone: string): string {
  return `${spokenDate(instant, timeZone)} at ${format(instant, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/** 'Monday 2 March 2026' */
export function spokenDate(instant: Date, timeZone: string): string {
  return format(instant, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(',', '')
}

function format(instant: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(instant)
}
