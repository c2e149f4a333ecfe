import { ViewsStoreModel, type ViewsStore } from '@latchkey/domain/views/views.store'
import { reaction } from 'mobx'
import { getEnv } from 'mobx-state-tree'
import { lateStore } from '../runtime/late-store.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useStaff } from '../runtime/staff.ts'

const viewsOf = lateStore((staff, session) => {
  const store = ViewsStoreModel.create({}, getEnv(staff))
  reaction(
    () => staff.views.revision,
    () => void store.receiveRefresh(),
  )
  reaction(
    () => session.user?.id,
    () => store.forget(),
  )
  return store
})

export const useViews = (): ViewsStore => viewsOf(useStaff(), useRuntime().root.session)
