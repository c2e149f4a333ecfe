import { typed, type CallTable, type Port } from '../platform/calls.ts'
import type { Brand } from './office.contract.ts'

export const brandCalls = {
  fetch: { call: 'GET /settings/brand', response: typed<Brand>, isPublic: true },
} as const satisfies CallTable

export interface BrandEnv {
  /** The current brand, and the one embedded in the page. */
  readonly brand: Port<typeof brandCalls> & { readonly own: Brand }
}
