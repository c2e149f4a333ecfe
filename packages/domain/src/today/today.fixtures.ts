import { LEAD_STATUS } from '../leads/lead-status.ts'
import type { Day, DayViewing } from './day.contract.ts'

/** Confirmed, on 2 March 2026 at 10:00. */
export const aDayViewing = (overrides: Partial<DayViewing> = {}): DayViewing => ({
  id: 7,
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '07700 900123',
  status: LEAD_STATUS.ViewingScheduled,
  viewingDate: Date.UTC(2026, 2, 2, 10) / 1000,
  property: { name: 'Harbour View 12', address: '12 Quay Street, Bristol, BS1 4AA', postcode: 'BS1 4AA' },
  accessNotes: 'Keys at the concierge, ask for the blue tag.',
  notes: 'Brings her brother.',
  ...overrides,
})

export const aDay = (overrides: Partial<Day> = {}): Day => ({
  date: '2026-03-02',
  agent: { id: 1, name: 'Grace Patel' },
  models: [
    aDayViewing({
      id: 6,
      firstName: 'Fatima',
      lastName: 'Khan',
      status: LEAD_STATUS.ViewingComplete,
      viewingDate: Date.UTC(2026, 2, 2, 8) / 1000,
    }),
    aDayViewing(),
    aDayViewing({
      id: 8,
      firstName: 'Tomasz',
      lastName: 'Kowalski',
      status: LEAD_STATUS.PendingViewingScheduled,
      viewingDate: Date.UTC(2026, 2, 2, 15, 30) / 1000,
      accessNotes: null,
      notes: null,
    }),
  ],
  nextDate: null,
  ...overrides,
})
