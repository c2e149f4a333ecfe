import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import { notifyOf, notifyOutcome, type Said } from '../platform/notify.ts'
import { problemOf } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import {
  outcomeOf,
  writeFailure,
  type WriteFailure,
  type WriteOutcome,
} from '../platform/records/write-outcome.ts'
import type { SavedView, ViewQuery } from './view.contract.ts'
import type { ViewDraft } from './view.suite.ts'
import { VIEW_LISTS, type ViewList } from './view-lists.ts'
import { TOO_MANY_VIEWS, VIEW_SAVED } from './view.messages.ts'
import type { ViewChange, ViewsEnv, ViewUse } from './views.calls.ts'

export type NewViewOutcome = { kind: 'created'; view: SavedView } | WriteFailure

export const ListViewsModel = types
  .model('ListViews', { list: types.enumeration<ViewList>([...VIEW_LISTS]) })
  .volatile(() => ({
    /** In the user's order. */
    views: [] as readonly SavedView[],
    /** `idle` until the list is displayed. */
    phase: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
    turn: 0,
  }))
  .views((self) => ({
    /** The view that the list opens with; null for none, undefined until loaded. */
    get defaultView(): SavedView | null | undefined {
      if (self.phase === 'idle' || self.phase === 'loading') return undefined
      return self.views.find(({ isDefault }) => isDefault) ?? null
    },
  }))
  .actions((self) => ({
    /** Keeps the current views on failure. A late answer never replaces a newer one. */
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
    /** Applies an order before the server answers. */
    arrange(ids: readonly number[]) {
      self.views = self.views.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },
    /** Clears the data of the previous user. */
    forget() {
      self.turn += 1
      self.views = []
      self.phase = 'idle'
    },
  }))

export const ViewsStoreModel = SavingModel.named('Views')
  .props({
    enquiries: types.optional(ListViewsModel, { list: 'enquiries' }),
    viewings: types.optional(ListViewsModel, { list: 'viewings' }),
    reservations: types.optional(ListViewsModel, { list: 'reservations' }),
    units: types.optional(ListViewsModel, { list: 'units' }),
  })
  .actions((self) => {
    const port = () => getEnv<ViewsEnv>(self).views
    /** Refetches the views of the list after the write. */
    const write = (list: ViewList, call: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const outcome = await outcomeOf(call)
        await self[list].load()
        if (said !== undefined) notifyOutcome(self, outcome, said)
        return outcome
      })
    return {
      create: (list: ViewList, draft: ViewDraft, query: ViewQuery): Promise<NewViewOutcome> =>
        self.whileSaving(async () => {
          try {
            const view = await port().create(list, { ...draft, query })
            await self[list].load()
            notifyOf(self).success(VIEW_SAVED)
            return { kind: 'created', view }
          } catch (caught) {
            const problem = problemOf(caught)
            const failure = writeFailure(problem)
            if (problem.kind === 'rejected' && isTooManyViews(problem.body))
              notifyOf(self).error(TOO_MANY_VIEWS)
            else notifyOutcome(self, failure, { done: null, hasForm: true })
            return failure
          }
        }),
      update: (list: ViewList, id: number, change: ViewChange) =>
        write(list, () => port().update(id, change), { done: VIEW_SAVED }),
      /** Changes the name and how the user uses it. */
      rename: (list: ViewList, { id, ...view }: SavedView, { isPinned, isDefault, ...change }: ViewDraft) =>
        write(
          list,
          async () => {
            const isUsedAsBefore = isPinned === view.isPinned && isDefault === view.isDefault
            const isDone = await port().update(id, change)
            return isDone && (isUsedAsBefore || port().use(id, { isPinned, isDefault }))
          },
          { done: VIEW_SAVED, hasForm: true },
        ),
      remove: (list: ViewList, id: number) => write(list, () => port().remove(id)),
      use: (list: ViewList, id: number, use: ViewUse) =>
        write(list, () => port().use(id, use), { done: null }),
      /** Applied at once. */
      order: (list: ViewList, ids: readonly number[]) => {
        self[list].arrange(ids)
        return write(list, () => port().order(list, ids), { done: null })
      },
      /** Refetches the views of lists that were displayed. */
      async receiveRefresh(): Promise<void> {
        const known = VIEW_LISTS.filter((list) => self[list].phase !== 'idle')
        await Promise.all(known.map((list) => self[list].load()))
      },
      /** Clears the data of the previous user. */
      forget() {
        for (const list of VIEW_LISTS) self[list].forget()
      },
    }
  })

/** The user has the maximum of views. */
const isTooManyViews = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'too-many'
