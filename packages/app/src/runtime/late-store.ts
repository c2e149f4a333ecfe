import type { RootStore } from '@latchkey/domain/root/root.store'
import type { StaffStore } from '@latchkey/domain/root/staff.store'

type Session = RootStore['session']

/**
 * A store of the staff that comes with the first page that needs it, so that the dashboard is spared its weight: one for
 * all pages, which outlives each of them.
 */
export function lateStore<Store>(
  create: (staff: StaffStore, session: Session) => Store,
): (staff: StaffStore, session: Session) => Store {
  const known = new WeakMap<StaffStore, { store: Store }>()
  return (staff, session) => {
    const made = known.get(staff) ?? { store: create(staff, session) }
    known.set(staff, made)
    return made.store
  }
}
