import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { BaseEnv } from '../env.ts'
import type { ListChoices } from './choices.ts'
import type { ListMemory } from './list-memory.ts'
import { DEFAULT_PAGE_SIZE, isSameQuery, type ListQuery, type Page } from './page.ts'
import { problemOf, type Problem } from '../problem.ts'

/**
 * The state of a list. `loading` has no rows to show yet and `failed` never had any;
 * `refreshing` shows the rows it has while it asks again.
 */
export type ListPhase = 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed'

/** What makes one list different from another. */
export interface ListOptions<Row, Column extends string> {
  /** The name of the model, as errors print it. */
  name: string
  /** Asks for one page; rejects with a `ProblemError`. `list` is the store itself; `scope` is what `setScope` was last called with. */
  fetchPage: (list: object, query: ListQuery<Column>, scope: number) => Promise<Page<Row>>
  /** Rows on a page when nothing is remembered. */
  defaultLimit?: number
  /** What is kept between visits; lists without it start afresh. */
  memory?: ListMemory<Column>
}

/**
 * A list of one kind of row: the page on show, the question it answers and the question asked last.
 * Rows are plain frozen values. A late answer to an older question never replaces a newer one.
 * Source: specification §4 "Lists", decisions G5 and G8.
 */
export const listModelOf = <Row, Column extends string>(options: ListOptions<Row, Column>) =>
  types
    .model(options.name, {
      rows: types.optional(types.frozen<readonly Row[]>(), []),
      /** The page that the rows are; lower than the one asked for when that was beyond the last. */
      page: 1,
      limit: options.defaultLimit ?? DEFAULT_PAGE_SIZE,
      /** Rows on all pages together. */
      total: 0,
      lastPage: 1,
    })
    .volatile(() => ({
      /** The filters that the rows passed. */
      filters: {} as ListQuery<Column>['filters'],
      /** The order that the rows are in. */
      sort: null as ListQuery<Column>['sort'],
      /** What the rows were chosen by apart from their columns. */
      choices: {} as ListChoices,
      phase: 'idle' as ListPhase,
      /** True while the rows on show are older than the last question, because its answer failed. */
      refreshFailed: false,
      /** Why the last question failed; null when it did not. */
      problem: null as Problem | null,
      /** The last question, corrected to the page and size that the answer used: addresses follow this. Null while nobody looks. */
      asked: null as ListQuery<Column> | null,
      /** The record that the list is a part of, such as the project of its units; 0 for a list of everything. */
      scope: 0,
      turn: 0,
      isAskedAgain: false,
      running: Promise.resolve(),
    }))
    .views((self) => ({
      /** Rows on a page when nothing is remembered. */
      get defaultLimit() {
        return options.defaultLimit ?? DEFAULT_PAGE_SIZE
      },
      /** The question that the rows on show answer. */
      get shown(): ListQuery<Column> {
        const { page, limit, filters, sort, choices } = self
        return { page, limit, filters, sort, choices }
      },
      /** True while an answer is awaited. */
      get isAsking() {
        return self.phase === 'loading' || self.phase === 'refreshing'
      },
      /** What a visit asks first: what is remembered, or the defaults. */
      startingQuery(): ListQuery<Column> {
        const limit = options.defaultLimit ?? DEFAULT_PAGE_SIZE
        return (
          options.memory?.read(getEnv<BaseEnv>(self).storage) ?? { page: 1, limit, filters: {}, sort: null }
        )
      },
    }))
    .views((self) => ({
      /** True while the rows on show answer another question than the one asked, so that a view can dim them. */
      get isChanging() {
        return self.phase === 'refreshing' && self.asked !== null && !isSameQuery(self.asked, self.shown)
      },
    }))
    .actions((self) => ({
      setQuestion(query: ListQuery<Column>) {
        self.asked = query
        options.memory?.write(getEnv<BaseEnv>(self).storage, query)
      },
      receive(query: ListQuery<Column>, answer: Page<Row>) {
        self.rows = answer.models
        self.page = answer.page
        self.limit = answer.limit
        self.total = answer.total
        self.lastPage = answer.lastPage
        self.filters = query.filters
        self.sort = query.sort
        self.choices = query.choices ?? {}
        self.asked = { ...query, page: answer.page, limit: answer.limit }
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
      /** One answer for a question; an empty page beyond the last is asked for once more, at the last. */
      async function answerTo(query: ListQuery<Column>, isCurrent: () => boolean) {
        const answer = await options.fetchPage(self, query, self.scope)
        if (answer.models.length > 0 || query.page <= answer.lastPage || !isCurrent())
          return { query, answer }
        const corrected = { ...query, page: answer.lastPage }
        self.setQuestion(corrected)
        return { query: corrected, answer: await options.fetchPage(self, corrected, self.scope) }
      }

      const run = flow(function* () {
        const turn = ++self.turn
        const isCurrent = () => turn === self.turn
        do {
          self.isAskedAgain = false
          if (self.asked === null) return
          self.phase = self.phase === 'ready' || self.phase === 'refreshing' ? 'refreshing' : 'loading'
          try {
            const { query, answer } = yield* toGenerator(answerTo(self.asked, isCurrent))
            if (isCurrent()) self.receive(query, answer)
          } catch (caught) {
            if (isCurrent()) self.fail(problemOf(caught))
          }
        } while (isCurrent() && self.isAskedAgain)
      })

      return {
        /** Asks a question, remembers it, and shows its answer; the rows on show stay until then. */
        show(query: ListQuery<Column>): Promise<void> {
          self.setQuestion(query)
          self.running = run()
          return self.running
        },
        /**
         * Asks the last question again and keeps the rows meanwhile; does nothing while nobody looks.
         * While an answer is awaited it is taken first, and one more is asked for: a burst of pushes
         * can then neither starve the list nor leave it older than the last push.
         */
        refresh(): Promise<void> {
          if (self.isAsking) self.isAskedAgain = true
          else self.running = run()
          return self.running
        },
        /** Ends the interest in the list: an answer under way is dropped, and pushes no longer ask. */
        leave() {
          self.turn += 1
          self.asked = null
          if (self.isAsking) self.phase = self.phase === 'refreshing' ? 'ready' : 'idle'
        },
      }
    })
    .actions((self) => ({
      /** Drops everything, for the next person at this screen. */
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
      /** Makes it the list of another record's rows; what it held of the last one is dropped. */
      setScope(scope: number) {
        if (scope === self.scope) return
        self.forget()
        self.scope = scope
      },
    }))

/** A list of one kind of row. */
export interface ListStore<Row, Column extends string> extends Instance<
  ReturnType<typeof listModelOf<Row, Column>>
> {}
