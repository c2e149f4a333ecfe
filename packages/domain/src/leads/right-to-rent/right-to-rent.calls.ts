import { typed, type CallTable, type EnvOf } from '../../platform/calls.ts'
import type { RightToRent, RightToRentCheck } from './right-to-rent.contract.ts'
import type { CheckValues } from './right-to-rent.suite.ts'

/** The right to rent checks of a lead. */
export const rightToRentCalls = {
  get: { call: 'GET /leads/:id/right-to-rent', response: typed<RightToRent> },
  setAdults: { call: 'POST /leads/:id/right-to-rent/adults', body: (adults: number) => ({ adults }) },
  record: {
    call: 'POST /leads/:id/right-to-rent',
    body: typed<CheckValues>,
    response: typed<RightToRentCheck>,
  },
  update: {
    call: 'POST /leads/:id/right-to-rent/:checkId/update',
    body: (values: CheckValues, version: number) => ({ ...values, version }),
  },
  remove: { call: 'POST /leads/:id/right-to-rent/:checkId/delete' },
} as const satisfies CallTable

export interface RightToRentEnv extends EnvOf<{ rightToRent: typeof rightToRentCalls }> {}
