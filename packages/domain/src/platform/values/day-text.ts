/** `YYYY-MM-DD` as shown, for example '29/03/2026'. Without dayjs, for the pages of tenants. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/')
