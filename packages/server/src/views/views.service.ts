import { freeNamesAmong } from '@latchkey/domain/platform/values/names'
import type { OrderViewsBody, SaveViewBody, UseViewBody } from '@latchkey/domain/views/view.body'
import type { SavedView, ViewQuery } from '@latchkey/domain/views/view.contract'
import { VIEWS_PER_LIST } from '@latchkey/domain/views/view.limits'
import type { ViewList } from '@latchkey/domain/views/view-lists'
import { readViewQuery } from '@latchkey/domain/views/view.query'
import { validateView } from '@latchkey/domain/views/view.suite'
import type { Static } from 'typebox'
import { fieldChanges } from '../audit/field-changes.ts'
import type { Change, Context } from '../context/context.ts'
import { accepted, acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { tooManyViews } from '../platform/http/error.ts'
import { changeable, foundView } from './views.policy.ts'
import { presentView } from './views.present.ts'
import { viewQueries, type ViewRecord } from './views.queries.ts'

export type ViewsService = ReturnType<typeof viewsService>

/** Views need no permission of their own; the routes check the list's permission. */
export function viewsService(context: Context) {
  return {
    /** Own and shared views in the person's order. */
    async all(actor: Actor, list: ViewList): Promise<SavedView[]> {
      const records = await viewQueries(context.db).of(list, actor.userId)
      return records.map((record) => presentView(actor, record))
    },

    /** @throws AppError 422; 409 at the maximum of views */
    create: (actor: Actor, list: ViewList, body: Static<typeof SaveViewBody>): Promise<SavedView> =>
      context.change(actor, async (change) => {
        const queries = viewQueries(change.db)
        await queries.lockPerson(actor.userId)
        const made = await queries.madeBy(actor.userId, list)
        const { name, query, isShared } = acceptedView(body, list, made, null)
        if (made.length >= VIEWS_PER_LIST) throw tooManyViews({ max: VIEWS_PER_LIST })
        const view = await queries.insert({
          list,
          name,
          owner_id: actor.userId,
          is_shared: isShared,
          query: JSON.stringify(query),
        })
        const use = { is_pinned: body.values.isPinned === true, is_default: body.values.isDefault === true }
        await setUse(change, actor, view, use)
        const changes = fieldChanges(null, fieldsOf(view))
        await change.audit({ action: 'view.create', entity: 'view', entityId: view.id, changes })
        change.push('views-refresh', {})
        return presentView(actor, { ...view, ...use })
      }),

    /** Omitted fields stay. */
    update: (actor: Actor, id: number, body: Static<typeof SaveViewBody>): Promise<boolean> =>
      context.change(actor, async (change) => {
        const queries = viewQueries(change.db)
        const saved = changeable(actor, await queries.lock(id))
        await queries.lockPerson(saved.owner_id)
        const others = await queries.madeBy(saved.owner_id, saved.list)
        const { name, query, isShared } = acceptedView(body, saved.list, others, saved)
        const view = await queries.update(id, { name, query: JSON.stringify(query), is_shared: isShared })
        const changes = fieldChanges(fieldsOf(saved), fieldsOf(view))
        await change.audit({ action: 'view.update', entity: 'view', entityId: id, changes })
        change.push('views-refresh', {})
        return true
      }),

    /** Deletes the view for everyone who uses it. */
    remove: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const queries = viewQueries(change.db)
        const { name } = changeable(actor, await queries.lockToDelete(id))
        await queries.remove(id)
        const changes = [{ field: 'name', from: name, to: null }]
        await change.audit({ action: 'view.delete', entity: 'view', entityId: id, changes })
        change.push('views-refresh', {})
        return true
      }),

    /** Each user has their own pin and default, for shared views too. */
    use: (actor: Actor, id: number, body: Static<typeof UseViewBody>): Promise<boolean> =>
      context.change(actor, async (change) => {
        const queries = viewQueries(change.db)
        await queries.lockPerson(actor.userId)
        const view = foundView(actor, await queries.lockAgainstDeletion(id))
        const { isPinned, isDefault } = accepted(body)
        const before = await queries.useOf(actor.userId, id)
        const after = { is_pinned: isPinned ?? before.is_pinned, is_default: isDefault ?? before.is_default }
        await setUse(change, actor, view, after)
        const changes = fieldChanges(before, after)
        await change.audit({ action: 'view.use', entity: 'view', entityId: id, changes })
        change.push('views-refresh', {})
        return true
      }),

    /** Views left out follow; unknown ids, such as deleted views, are ignored. */
    async order(actor: Actor, list: ViewList, body: Static<typeof OrderViewsBody>): Promise<boolean> {
      const { ids } = acceptedWith(body, ['ids'])
      return context.change(actor, async (change) => {
        const queries = viewQueries(change.db)
        await queries.lockPerson(actor.userId)
        const before = await queries.lockAllAgainstDeletion(list, actor.userId)
        const after = [
          ...ids.filter((id) => before.includes(id)),
          ...before.filter((id) => !ids.includes(id)),
        ]
        await queries.order(actor.userId, after)
        const changes = [{ field: 'order', from: before, to: after }]
        await change.audit({ action: 'view.order', entity: 'list', entityId: null, changes })
        change.push('views-refresh', {})
        return true
      })
    },
  }
}

/**
 * The columns to store. `saved` is the changed view; `made` are the owner's views of the list.
 * @throws AppError 422
 */
function acceptedView(
  body: Static<typeof SaveViewBody>,
  list: ViewList,
  made: readonly { id: number; name: string }[],
  saved: ViewRecord | null,
): { name: string; query: ViewQuery; isShared: boolean } {
  const { name, query: sent, isShared } = body.values
  const ruleErrors = validateView({ name }, { isNameFree: freeNamesAmong(made, saved) })
  const { query, errors } =
    sent === null && saved !== null ? { query: saved.query, errors: {} } : readViewQuery(list, sent)
  accepted(body, { ...ruleErrors, ...errors })
  return { name, query, isShared: isShared ?? saved?.is_shared ?? false }
}

/** A list has at most one default view per person. */
async function setUse(
  change: Change,
  { userId }: Actor,
  { id, list }: ViewRecord,
  use: { is_pinned: boolean; is_default: boolean },
): Promise<void> {
  const queries = viewQueries(change.db)
  if (use.is_default) await queries.clearDefault(userId, list)
  await queries.use(userId, id, use)
}

const fieldsOf = ({ list, name, is_shared: isShared, query }: ViewRecord) => ({ list, name, isShared, query })
