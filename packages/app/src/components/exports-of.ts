import { ExportsStoreModel, type ExportsStore } from '@latchkey/domain/exports/exports.store'
import type { RootStore } from '@latchkey/domain/root/root.store'
import type { StaffStore } from '@latchkey/domain/root/staff.store'
import { reaction } from 'mobx'
import { getEnv } from 'mobx-state-tree'

const known = new WeakMap<StaffStore, ExportsStore>()

/**
 * The exports of the staff, one store for all lists, so that an export goes on when its page is left. It comes with the
 * first list that can be exported: the dashboard has none.
 */
export function exportsOf(staff: StaffStore, session: RootStore['session']): ExportsStore {
  const before = known.get(staff)
  if (before !== undefined) return before
  const store = ExportsStoreModel.create({}, getEnv(staff))
  known.set(staff, store)
  // What the last person asked for is not for the next one at this screen.
  reaction(
    () => session.user?.id,
    () => store.cancel(),
  )
  return store
}
