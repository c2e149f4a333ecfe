import { anOfferedHome } from '../reservation/reservation.fixtures.ts'
import type { Slot, TenantPageFacts, TenantViewing } from './page.contract.ts'

/** 24 November 2026, 10:00 in London. */
export const VIEWING_START = 1_795_514_400

export function aTenantViewing(overrides: Partial<TenantViewing> = {}): TenantViewing {
  return {
    start: VIEWING_START,
    end: VIEWING_START + 3600,
    address: 'Flat 12, 3 Quayside, Bristol, BS1 4RB',
    agentFirstName: 'Grace',
    canMove: true,
    canCancel: true,
    uid: 'viewing-of-lead-1@latchkey.example',
    sequence: 2,
    ...overrides,
  }
}

export function aTenantPage(overrides: Partial<TenantPageFacts> = {}): TenantPageFacts {
  return {
    id: 1,
    firstName: 'Ann',
    status: 2,
    property: anOfferedHome(),
    viewing: null,
    canChoose: true,
    feedback: 'none',
    deposit: null,
    keepMonths: 24,
    verification: 'proof',
    ...overrides,
  }
}

/** A booked viewing, which can be moved and cancelled. */
export const aBookedPage = (overrides: Partial<TenantPageFacts> = {}): TenantPageFacts =>
  aTenantPage({ status: 4, viewing: aTenantViewing(), canChoose: false, ...overrides })

/** Four times a day, on seven days. */
export const SOME_SLOTS: readonly Slot[] = Array.from({ length: 28 }, (_, place) => {
  const start = VIEWING_START + Math.floor(place / 4) * 86_400 + (place % 4) * 3600
  return { start, end: start + 3600 }
})
