import type { BrandEnv } from '../office/brand.calls.ts'
import type { EnvOf, Ports } from '../platform/calls.ts'
import type { BuildEnv } from '../update/build.calls.ts'
import type { ROOT_CALLS } from './root.calls.ts'
import type { STAFF_CALLS } from './staff.calls.ts'

/** For stores that exist before sign-in. */
export type RootEnv = EnvOf<typeof ROOT_CALLS> & BrandEnv & BuildEnv

/** For all stores, including those of staff. */
export type StoreEnv = RootEnv & Ports<typeof STAFF_CALLS>
