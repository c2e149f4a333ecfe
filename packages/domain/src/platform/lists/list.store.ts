import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { BaseEnv } from '../env.ts'
import type { ListChoices } from './choices.ts'
import type { ListMemory } from './list-memory.ts'
import { DEFAULT_PAGE_SIZE, isSameQuery, type ListQuery, type Page } from './page.ts'
import { problemOf, type Problem } from '../problem.ts'

/** `loading` has no rows yet, and `failed` never had any; `refreshing` keeps its rows during a refetch. */
export type ListPhase = 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed'

/** Configuration of one kind of list. */
export interface ListOptions<Row, Column extends string> {
  /** Name of the model in error messages. */
  name: string
  /**
   * Fetches one page; rejects with a `ProblemError`. `list` is the store itself, `scope` the last value of
   * `setScope`.
   */
  fetchPage: (list: object, query: ListQuery<Column>, scope: number) => Promise<Page<Row>>
  /** Page size when none is stored. */
  defaultLimit?: number
  /** Stores the query between visits. */
  memory?: ListMemory<Column>
}

/**
 * A list of one kind of row: the displayed page, the query that it belongs to, and the last requested query. Rows are plain
 * frozen values. A late response to an older query never replaces a newer one.
 */
export const listModelOf = <Row, Column extends string>(options: ListOptions<Row, Column>) =>
  types
    .model(options.name, {
      rows: types.optional(types.frozen<readonly Row[]>(), []),
      /** The displayed page; lower than requested when that was beyond the last. */
      page: 1,
      limit: options.defaultLimit ?? DEFAULT_PAGE_SIZE,
      /** Rows on all pages. */
      total: 0,
      lastPage: 1,
    })
    .volatile(() => ({
      /** Filters of the displayed rows. */
      filters: {} as ListQuery<Column>['filters'],
      /** Sort of the displayed rows. */
      sort: null as ListQuery<Column>['sort'],
      /** Choices of the displayed rows. */
      choices: {} as ListChoices,
      phase: 'idle' as ListPhase,
      /** True when the displayed rows are stale because the last query failed. */
      refreshFailed: false,
      /** The reason why the last query failed. */
      problem: null as Problem | null,
      /**
       * The last query, corrected to the page and size of its response; the address follows it. Null while not
       * watched.
       */
      requested: null as ListQuery<Column> | null,
      /** Id of the parent record, such as the project of units; 0 without one. */
      scope: 0,
      turn: 0,
      isRefetchQueued: false,
      running: Promise.resolve(),
    }))
    .views((self) => ({
      get defaultLimit() {
        return options.defaultLimit ?? DEFAULT_PAGE_SIZE
      },
      /** The query of the displayed rows. */
      get shown(): ListQuery<Column> {
        const { page, limit, filters, sort, choices } = self
        return { page, limit, filters, sort, choices }
      },
      /** True while a query is pending. */
      get isAsking() {
        return self.phase === 'loading' || self.phase === 'refreshing'
      },
      /** The first query of a visit: the stored one, or the defaults. */
      startingQuery(): ListQuery<Column> {
        const limit = options.defaultLimit ?? DEFAULT_PAGE_SIZE
        return (
          options.memory?.read(getEnv<BaseEnv>(self).storage) ?? { page: 1, limit, filters: {}, sort: null }
        )
      },
    }))
    .views((self) => ({
      /** True while the displayed rows belong to another query than the last one, so that views can dim them. */
      get isChanging() {
        return (
          self.phase === 'refreshing' && self.requested !== null && !isSameQuery(self.requested, self.shown)
        )
      },
    }))
    .actions((self) => ({
      setQuestion(query: ListQuery<Column>) {
        self.requested = query
        options.memory?.write(getEnv<BaseEnv>(self).storage, query)
      },
      receive(query: ListQuery<Column>, received: Page<Row>) {
        self.rows = received.models
        self.page = received.page
        self.limit = received.limit
        self.total = received.total
        self.lastPage = received.lastPage
        self.filters = query.filters
        self.sort = query.sort
        self.choices = query.choices ?? {}
        self.requested = { ...query, page: received.page, limit: received.limit }
        self.phase = 'ready'
        self.refreshFailed = false
        self.problem = null
      },
      fail(problem: Problem) {
        self.refreshFailed = self.phase === 'refreshing'
        self.phase = self.refreshFailed ? 'ready' : 'failed'
        self.problem = problem
      },
    }))
    .actions((self) => {
      /** Retries once with the last page when the requested one is beyond it. */
      async function fetchCorrected(query: ListQuery<Column>, isCurrent: () => boolean) {
        const received = await options.fetchPage(self, query, self.scope)
        if (received.models.length > 0 || query.page <= received.lastPage || !isCurrent())
          return { query, received }
        const corrected = { ...query, page: received.lastPage }
        self.setQuestion(corrected)
        return { query: corrected, received: await options.fetchPage(self, corrected, self.scope) }
      }

      const run = flow(function* () {
        const turn = ++self.turn
        const isCurrent = () => turn === self.turn
        do {
          self.isRefetchQueued = false
          if (self.requested === null) return
          self.phase = self.phase === 'ready' || self.phase === 'refreshing' ? 'refreshing' : 'loading'
          try {
            const { query, received } = yield* toGenerator(fetchCorrected(self.requested, isCurrent))
            if (isCurrent()) self.receive(query, received)
          } catch (caught) {
            if (isCurrent()) self.fail(problemOf(caught))
          }
        } while (isCurrent() && self.isRefetchQueued)
      })

      return {
        /** Fetches and stores a query; keeps the current rows until the response. */
        show(query: ListQuery<Column>): Promise<void> {
          self.setQuestion(query)
          self.running = run()
          return self.running
        },
        /**
         * Refetches the last query and keeps the rows meanwhile; no-op while not watched. During a pending query
         * the response is received first, then one more query is made, so that a burst of pushes neither starves the
         * list nor leaves it older than the last push.
         */
        refresh(): Promise<void> {
          if (self.isAsking) self.isRefetchQueued = true
          else self.running = run()
          return self.running
        },
        /** Stops watching: drops a pending response, and refresh() becomes a no-op. */
        leave() {
          self.turn += 1
          self.requested = null
          if (self.isAsking) self.phase = self.phase === 'refreshing' ? 'ready' : 'idle'
        },
      }
    })
    .actions((self) => ({
      /** Clears everything at log out. */
      forget() {
        self.leave()
        self.rows = []
        self.total = 0
        self.lastPage = 1
        self.phase = 'idle'
        self.refreshFailed = false
        self.problem = null
      },
    }))
    .actions((self) => ({
      /** Switches to the rows of another parent record and clears the current ones. */
      setScope(scope: number) {
        if (scope === self.scope) return
        self.forget()
        self.scope = scope
      },
    }))

export interface ListStore<Row, Column extends string> extends Instance<
  ReturnType<typeof listModelOf<Row, Column>>
> {}
