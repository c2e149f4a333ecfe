import { ExportsStoreModel } from '@latchkey/domain/exports/exports.store'
import { reaction } from 'mobx'
import { getEnv } from 'mobx-state-tree'
import { lateStore } from '../runtime/late-store.ts'

/** The exports of the staff: one that is running goes on when its page is left. */
export const exportsOf = lateStore((staff, session) => {
  const store = ExportsStoreModel.create({}, getEnv(staff))
  // What the last person asked for is not for the next one at this screen.
  reaction(
    () => session.user?.id,
    () => store.cancel(),
  )
  return store
})
