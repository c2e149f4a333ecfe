/** For example '09:00'. */
export const hourLabel = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
