import type { ViewList } from '@latchkey/domain/views/view-lists'
import { VIEWS_SEEN_MAX } from '@latchkey/domain/views/view.limits'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { SavedViewTable, SavedViewUseTable } from '../db/tables/views.ts'

export type ViewRecord = Selectable<SavedViewTable>

/** A view with one person's settings. */
export type UsedViewRecord = ViewRecord & Pick<Selectable<SavedViewUseTable>, 'is_pinned' | 'is_default'>

export const viewQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Own and shared views in the person's order. */
  of: (list: ViewList, userId: number): Promise<UsedViewRecord[]> =>
    viewsOf(db, list, userId)
      .selectAll('saved_view')
      .select((view) => [
        view.fn.coalesce('own_use.is_pinned', sql<boolean>`false`).as('is_pinned'),
        view.fn.coalesce('own_use.is_default', sql<boolean>`false`).as('is_default'),
      ])
      .execute(),

  /** Locked against changes and deletion until the transaction ends. */
  lock: (id: number): Promise<ViewRecord | undefined> =>
    db.selectFrom('saved_view').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  /** Locks the view, and waits for locks of `lockAgainstDeletion`. */
  lockToDelete: (id: number): Promise<ViewRecord | undefined> =>
    db.selectFrom('saved_view').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Locked against deletion until the transaction ends. */
  lockAgainstDeletion: (id: number): Promise<ViewRecord | undefined> =>
    db.selectFrom('saved_view').selectAll().where('id', '=', id).forKeyShare().executeTakeFirst(),

  /** Ids in the person's order, locked against deletion until the transaction ends. */
  async lockAllAgainstDeletion(list: ViewList, userId: number): Promise<number[]> {
    const views = await viewsOf(db, list, userId).select('saved_view.id').forKeyShare('saved_view').execute()
    return views.map(({ id }) => id)
  },

  /** Serialises writes of the person's views and settings until the transaction ends. */
  async lockPerson(userId: number): Promise<void> {
    await db.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  },

  /** Names must be unique among them. */
  madeBy: (ownerId: number, list: ViewList) =>
    db
      .selectFrom('saved_view')
      .select(['id', 'name'])
      .where('owner_id', '=', ownerId)
      .where('list', '=', list)
      .execute(),

  insert: (values: Insertable<SavedViewTable>): Promise<ViewRecord> =>
    db.insertInto('saved_view').values(values).returningAll().executeTakeFirstOrThrow(),

  /** Increases the version. */
  update: (id: number, values: Updateable<SavedViewTable>): Promise<ViewRecord> =>
    db
      .updateTable('saved_view')
      .set(values)
      .set((view) => ({ version: view('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  async remove(id: number): Promise<void> {
    await db.deleteFrom('saved_view').where('id', '=', id).execute()
  },

  useOf: async (userId: number, viewId: number) =>
    (await db
      .selectFrom('saved_view_use')
      .select(['is_pinned', 'is_default'])
      .where('user_id', '=', userId)
      .where('view_id', '=', viewId)
      .executeTakeFirst()) ?? { is_pinned: false, is_default: false },

  async use(userId: number, viewId: number, values: Updateable<SavedViewUseTable>): Promise<void> {
    await db
      .insertInto('saved_view_use')
      .values({ ...values, user_id: userId, view_id: viewId })
      .onConflict((conflict) => conflict.columns(['user_id', 'view_id']).doUpdateSet(values))
      .execute()
  },

  /** Removes the person's default view of the list. */
  async clearDefault(userId: number, list: ViewList): Promise<void> {
    await db
      .updateTable('saved_view_use')
      .set({ is_default: false })
      .where('user_id', '=', userId)
      .where('is_default', '=', true)
      .where('view_id', 'in', (view) => view.selectFrom('saved_view').select('id').where('list', '=', list))
      .execute()
  },

  /** Ids in their new order. */
  async order(userId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await db
      .insertInto('saved_view_use')
      .values(ids.map((id, place) => ({ user_id: userId, view_id: id, place })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'view_id']).doUpdateSet((row) => ({ place: row.ref('excluded.place') })),
      )
      .execute()
  },

  /** Deletes the private views and settings of a person; shared views stay. */
  async forgetMaker(userId: number): Promise<void> {
    await db.deleteFrom('saved_view_use').where('user_id', '=', userId).execute()
    await db.deleteFrom('saved_view').where('owner_id', '=', userId).where('is_shared', '=', false).execute()
  },
})

/** `VIEWS_SEEN_MAX` at most: own views, then those in use, then the oldest. */
const viewsOf = (db: Kysely<Db> | Transaction<Db>, list: ViewList, userId: number) => {
  const visible = db
    .selectFrom('saved_view')
    .leftJoin('saved_view_use as own_use', (join) =>
      join.onRef('own_use.view_id', '=', 'saved_view.id').on('own_use.user_id', '=', userId),
    )
    .where('list', '=', list)
    .where((view) => view.or([view('owner_id', '=', userId), view('is_shared', '=', true)]))
  const seen = visible
    .select('saved_view.id')
    .orderBy((view) => view.fn.coalesce(view('owner_id', '=', userId), sql<boolean>`false`), 'desc')
    .orderBy((view) => view('own_use.view_id', 'is not', null), 'desc')
    .orderBy('saved_view.id')
    .limit(VIEWS_SEEN_MAX)
  return visible
    .where('saved_view.id', 'in', seen)
    .orderBy('own_use.place', (place) => place.asc().nullsLast())
    .orderBy('saved_view.id')
}
