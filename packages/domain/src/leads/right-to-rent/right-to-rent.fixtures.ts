import type { RightToRent, RightToRentCheck } from './right-to-rent.contract.ts'
import { CHECK_KIND } from './right-to-rent.enums.ts'

export function aCheck(overrides: Partial<RightToRentCheck> = {}): RightToRentCheck {
  return {
    id: 1,
    adultName: 'Ann Lee',
    kind: CHECK_KIND.BritishOrIrishPassport,
    checkedOn: '2026-03-02',
    expiresOn: null,
    version: 1,
    ...overrides,
  }
}

/** All of them are valid. */
export function someChecks(adults: number, ...checks: RightToRentCheck[]): RightToRent {
  const recorded = Math.min(adults, checks.length)
  return { adults, recorded, complete: recorded === adults, checks }
}
