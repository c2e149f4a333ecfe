import type { ListQuery } from '../platform/lists/page.ts'
import type { ExportFormat, ExportList } from './export.lists.ts'

export interface ExportQuestion {
  readonly list: ExportList
  readonly query: Pick<ListQuery, 'filters' | 'sort' | 'choices'>
  /** Omitted for every row that passes the filters. */
  readonly ids?: readonly number[]
  readonly projectId?: number
}

export interface ExportsPort {
  /** Saves the file on disk. */
  run(question: ExportQuestion, format: ExportFormat): { done: Promise<void>; cancel: () => void }
}

export interface ExportsEnv {
  exports: ExportsPort
}
