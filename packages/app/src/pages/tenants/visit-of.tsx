import type { TenantEnv } from '@latchkey/domain/root/tenant.calls'
import { useState, type ComponentType } from 'react'

export interface VisitProps {
  env: TenantEnv
  /** True for signed-in staff. */
  hasMenu: boolean
}

export interface VisitPageProps<Store> extends Pick<VisitProps, 'hasMenu'> {
  visit: Store
}

/** A tenant's page with a store of its own. */
export function visitOf<Store>(
  Model: { create: (snapshot: object, env: TenantEnv) => Store },
  Page: ComponentType<VisitPageProps<Store>>,
): ComponentType<VisitProps> {
  return function Visit({ env, hasMenu }) {
    const [visit] = useState(() => Model.create({}, env))
    return <Page visit={visit} hasMenu={hasMenu} />
  }
}
