import type { BrandEnv } from '../office/brand.calls.ts'
import type { EnvOf } from '../platform/calls.ts'
import type { OwnWritesEnv } from '../platform/own-writes.ts'
import type { NotifyEnv } from '../platform/notify.ts'
import type { BuildEnv } from '../update/build.calls.ts'
import type { ROOT_CALLS } from './root.calls.ts'

/** For all stores, but those of tenants' pages. */
export type StoreEnv = EnvOf<typeof ROOT_CALLS> & BrandEnv & BuildEnv & NotifyEnv & OwnWritesEnv
