import type { ViewQuery } from '@latchkey/domain/views/view.contract'
import type { ViewList } from '@latchkey/domain/views/view-lists'
import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

interface DemoView {
  readonly owner: string
  readonly list: ViewList
  readonly name: string
  readonly isShared: boolean
  readonly query: ViewQuery
}

/** Each view is pinned by its owner. */
const DEMO_VIEWS: readonly DemoView[] = [
  {
    owner: 'manager@latchkey.example',
    list: 'enquiries',
    name: 'Unassigned enquiries',
    isShared: true,
    query: { filters: {}, sort: null, limit: 25, handler: 'none' },
  },
  {
    owner: 'agent@latchkey.example',
    list: 'viewings',
    name: 'Viewings this week',
    isShared: false,
    // No filter means a week, so the sort shows what is still to come, soonest first.
    query: {
      filters: { status: 'Viewing Scheduled' },
      sort: { column: 'dateAndTime', direction: 'asc' },
      limit: 25,
      handler: 'me',
    },
  },
]

export async function insertDemoViews(db: Transaction<Db>): Promise<void> {
  for (const { owner, isShared, query, ...view } of DEMO_VIEWS) {
    const { id: ownerId } = await db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', owner)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('saved_view')
      .values({ ...view, owner_id: ownerId, is_shared: isShared, query: JSON.stringify(query) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('saved_view_use').values({ user_id: ownerId, view_id: id, is_pinned: true }).execute()
  }
}
