import { ExportsStoreModel } from '@latchkey/domain/exports/exports.store'
import { reaction } from 'mobx'
import { getEnv } from 'mobx-state-tree'
import { lateStore } from '../runtime/late-store.ts'

/** Outlives the page, so that a running export continues after navigation. */
export const exportsOf = lateStore((staff, session) => {
  const store = ExportsStoreModel.create({}, getEnv(staff))
  // Cancels when the user changes.
  reaction(
    () => session.user?.id,
    () => store.cancel(),
  )
  return store
})
