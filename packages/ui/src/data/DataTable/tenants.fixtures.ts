export interface Tenant {
  id: number
  name: string
  email: string
  phone: string
  rentPounds: number | null
}

export type TenantColumn = 'name' | 'email' | 'phone' | 'rent'

const NAMES = ['Ann Lee', 'Mohammed Patel', 'Siobhán O’Shaughnessy', 'Bo Ng', 'Zoë Çelik', 'Chidi Okafor']

export function tenants(count: number): Tenant[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index + 1}`}`,
    email: `tenant${index + 1}@example.com`,
    phone: index % 5 === 4 ? '' : `07700 900${String(index).padStart(3, '0')}`,
    rentPounds: index % 7 === 6 ? null : 950 + index * 25,
  }))
}

/** A tenant with the longest possible words. */
export const longTenant: Tenant = {
  id: 999,
  name: 'Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley-Marjoribanks',
  email: 'wilhelmina.alexandra.featherstonehaugh-cholmondeley@a-rather-long-company-name.example.com',
  phone: '+44 7700 900123',
  rentPounds: 1_250_000,
}
