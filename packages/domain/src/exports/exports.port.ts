import type { ListQuery } from '../platform/lists/page.ts'
import type { ExportFormat, ExportList } from './export.lists.ts'

/** What is exported: a list as it stands, or the selected rows of it. */
export interface ExportQuestion {
  readonly list: ExportList
  readonly query: Pick<ListQuery, 'filters' | 'sort' | 'choices'>
  /** Left out for every row that passes the filters. */
  readonly ids?: readonly number[]
  /** The project of the units. */
  readonly projectId?: number
}

/** The calls that export lists; each rejects with a `ProblemError`. */
export interface ExportsPort {
  /** Puts the file on the person's disk; `cancel` gives it up. */
  run(question: ExportQuestion, format: ExportFormat): { done: Promise<void>; cancel: () => void }
}

/** The part of the environment that exports need. */
export interface ExportsEnv {
  exports: ExportsPort
}
