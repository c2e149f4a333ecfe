import type { CallTable, EnvOf } from '../platform/calls.ts'
import type { ListQuery } from '../platform/lists/page.ts'
import type { ExportFormat, ExportList } from './export-lists.ts'

export interface ExportQuestion {
  readonly list: ExportList
  readonly query: Pick<ListQuery, 'filters' | 'sort' | 'choices'>
  /** Omitted for every row that passes the filters. */
  readonly ids?: readonly number[]
  readonly projectId?: number
}

export const exportsCalls = {
  run: {
    call: 'POST /export/:list',
    params: ({ list }: ExportQuestion) => ({ list }),
    body: ({ query: { filters, sort, choices }, ids, projectId }: ExportQuestion, format: ExportFormat) => ({
      format,
      filters,
      sort,
      ...choices,
      ids,
      projectId,
    }),
    saveAs: ({ list }: ExportQuestion, format: ExportFormat) => `${list}.${format}`,
    isCancellable: true,
  },
} as const satisfies CallTable

export interface ExportsEnv extends EnvOf<{ exports: typeof exportsCalls }> {}
