import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import { problemOf } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import {
  outcomeOf,
  writeFailure,
  type WriteFailure,
  type WriteOutcome,
} from '../platform/records/write-outcome.ts'
import type { SavedView, ViewQuery } from './view.contract.ts'
import type { ViewDraft } from './view.draft.ts'
import { VIEW_LISTS, type ViewList } from './view.lists.ts'
import type { ViewChange, ViewsEnv, ViewUse } from './views.port.ts'

/** What became of a new view. */
export type NewViewOutcome = { kind: 'created'; view: SavedView } | { kind: 'too-many' } | WriteFailure

/** A person's views of one list. */
export const ListViewsModel = types
  .model('ListViews', { list: types.enumeration<ViewList>([...VIEW_LISTS]) })
  .volatile(() => ({
    /** In the person's order. */
    views: [] as readonly SavedView[],
    /** `idle` until somebody looks at the list. */
    phase: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
    turn: 0,
  }))
  .views((self) => ({
    /** The view with which the list opens; null for none. Undefined until that is known. Source: decision A13.2. */
    get defaultView(): SavedView | null | undefined {
      if (self.phase === 'idle' || self.phase === 'loading') return undefined
      return self.views.find(({ isDefault }) => isDefault) ?? null
    },
  }))
  .actions((self) => ({
    /** Reads them; those that are known stay when that fails, and a late answer never replaces a newer one. */
    load: flow(function* () {
      const turn = ++self.turn
      if (self.phase !== 'ready') self.phase = 'loading'
      try {
        const views = yield* toGenerator(getEnv<ViewsEnv>(self).views.all(self.list))
        if (turn !== self.turn) return
        self.views = views
        self.phase = 'ready'
      } catch {
        if (turn === self.turn && self.phase === 'loading') self.phase = 'failed'
      }
    }),
    /** Shows an order before the server has it. */
    arrange(ids: readonly number[]) {
      self.views = self.views.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },
    /** Drops what is known of the last person. */
    forget() {
      self.turn += 1
      self.views = []
      self.phase = 'idle'
    },
  }))

/** A person's views of one list. */
export interface ListViews extends Instance<typeof ListViewsModel> {}

/** What people ask of their lists again and again. Source: decision A13. */
export const ViewsStoreModel = SavingModel.named('Views')
  .props({
    enquiries: types.optional(ListViewsModel, { list: 'enquiries' }),
    viewings: types.optional(ListViewsModel, { list: 'viewings' }),
    reservations: types.optional(ListViewsModel, { list: 'reservations' }),
    units: types.optional(ListViewsModel, { list: 'units' }),
  })
  .actions((self) => {
    const port = () => getEnv<ViewsEnv>(self).views
    /** Makes a write; the views of its list are as they are on the server once it has ended. */
    const write = (list: ViewList, act: () => Promise<boolean>): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const outcome = await outcomeOf(act)
        await self[list].load()
        return outcome
      })
    return {
      /** Saves a new view; never rejects. */
      create: (list: ViewList, draft: ViewDraft, query: ViewQuery): Promise<NewViewOutcome> =>
        self.whileSaving(async () => {
          try {
            const view = await port().create(list, { ...draft, query })
            await self[list].load()
            return { kind: 'created', view }
          } catch (caught) {
            const problem = problemOf(caught)
            return problem.kind === 'refused' && isTooManyViews(problem.body)
              ? { kind: 'too-many' }
              : writeFailure(problem)
          }
        }),
      update: (list: ViewList, id: number, change: ViewChange) =>
        write(list, () => port().update(id, change)),
      remove: (list: ViewList, id: number) => write(list, () => port().remove(id)),
      use: (list: ViewList, id: number, use: ViewUse) => write(list, () => port().use(id, use)),
      /** Puts the views of a list into an order, which is shown at once. */
      order: (list: ViewList, ids: readonly number[]) => {
        self[list].arrange(ids)
        return write(list, () => port().order(list, ids))
      },
      /** Reads again what somebody has looked at. */
      async receiveRefresh(): Promise<void> {
        const known = VIEW_LISTS.filter((list) => self[list].phase !== 'idle')
        await Promise.all(known.map((list) => self[list].load()))
      },
      /** Drops what is known of the last person. */
      forget() {
        for (const list of VIEW_LISTS) self[list].forget()
      },
    }
  })

/** What people ask of their lists again and again. */
export interface ViewsStore extends Instance<typeof ViewsStoreModel> {}

/** True for the refusal of one view too many. */
const isTooManyViews = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'too-many'
