import type { RootStore } from '@latchkey/domain/root/root.store'
import type { StaffStore } from '@latchkey/domain/root/staff.store'

type Session = RootStore['session']

/**
 * A staff store that is created by the first page that needs it, to keep it out of the entry chunk; shared by all
 * pages and kept after they unmount.
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
