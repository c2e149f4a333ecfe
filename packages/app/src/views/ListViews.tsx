import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { isViewIn, viewIn, withoutView, withView } from '@latchkey/domain/views/view-address'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import type { ViewList } from '@latchkey/domain/views/view-lists'
import { viewQueryOf } from '@latchkey/domain/views/view.query'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { ViewsMenu } from '@latchkey/ui/lettings/views/ViewsMenu/ViewsMenu.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSearch } from '../address/AppRouter.tsx'
import { useRoot } from '../runtime/runtime.ts'

const ViewDialogs = lazyDialog(() => import('./ViewDialogs.tsx'), 'ViewDialogs')

export interface ListViewsProps {
  name: ViewList
  /** The displayed query. */
  query: ListQuery
  /** Page size without a view. */
  defaultLimit: number
}

export const ListViews = observer(function ListViews({ name, query, defaultLimit }: ListViewsProps) {
  const { session, views: store } = useRoot()
  const { views, phase, load } = store[name]
  const { params, setSearch } = useSearch()
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const mayChange = (view: SavedView) => view.isMine || session.can('settings-manage')

  const view = views.find(({ id }) => id === viewIn(params))
  const applied =
    view === undefined ? null : { view, isChanged: !isViewIn(params, name, view), isOwn: mayChange(view) }

  const apply = (next: SavedView) => setSearch((current) => withView(current, name, next))
  const update = ({ id, name: viewName }: SavedView) =>
    store.update(name, id, { name: viewName, query: viewQueryOf(query) })
  return (
    <>
      <ViewsMenu
        views={views}
        phase={phase === 'idle' ? 'loading' : phase}
        applied={applied}
        onApply={apply}
        onLeave={() => setSearch((current) => withoutView(current, name, defaultLimit))}
        onSave={() => setDialog('save')}
        onUpdate={() => void (view && update(view))}
        onManage={() => setDialog('manage')}
        onRetry={() => void load()}
      />
      <ViewDialogs
        isOpen={dialog !== null}
        dialog={dialog}
        name={name}
        query={query}
        mayChange={mayChange}
        onClose={() => setDialog(null)}
        onCreated={apply}
      />
    </>
  )
})
