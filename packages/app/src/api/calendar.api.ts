import type { CalendarPort } from '@latchkey/domain/calendar/calendar.port'
import type { Http } from './http.ts'

/** The calendar over HTTP. Source: specification §7. */
export const calendarApi = (http: Http): CalendarPort => ({ leads: () => http.get('/leads/all') })
