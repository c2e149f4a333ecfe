/** The same in every attempt and in the list of events. */
export const eventId = (id: number): string => `evt_${id}`
