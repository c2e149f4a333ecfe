import { PAGE_SIZES, type ListQuery } from '@latchkey/domain/platform/lists/page'
import { DataTable, type DataTableProps } from '../data/DataTable/DataTable.tsx'
import { ListFooter } from '../data/ListFooter/ListFooter.tsx'

/** A loaded list: its rows, page and query. */
export interface ListState<Row extends object, Asked extends string> extends Pick<
  DataTableProps<Row>,
  | 'rows'
  | 'phase'
  | 'hasRefreshFailed'
  | 'isChanging'
  | 'onRetry'
  | 'toolbar'
  | 'isToolbarKept'
  | 'mainAction'
  | 'actions'
  | 'density'
  | 'onDensity'
> {
  /** The last query. */
  query: ListQuery<Asked>
  /** The page of the loaded rows. */
  page: number
  lastPage: number
  /** Rows on all pages. */
  total: number
  /** Sends another query; `replace` adds no history entry, for typing in a filter. */
  onAsk: (query: ListQuery<Asked>, how?: { replace?: boolean }) => void
}

/** The props of a DataTable, and its list. */
export interface ListTableProps<Row extends object, Column extends string, Asked extends string>
  extends Omit<DataTableProps<Row, Column>, keyof ListState<Row, Asked>>, ListState<Row, Asked> {}

/** A table of records with its pager, which is hidden until the first load. */
export function ListTable<Row extends object, Column extends string, Asked extends string>({
  query,
  page,
  lastPage,
  total,
  onAsk,
  phase,
  ...table
}: ListTableProps<Row, Column, Asked>) {
  return (
    <div>
      <DataTable<Row, Column> {...table} phase={phase} />
      {phase !== 'loading' && phase !== 'failed' && (
        <ListFooter
          noun={table.noun}
          page={page}
          lastPage={lastPage}
          total={total}
          limit={query.limit}
          sizes={PAGE_SIZES}
          onPage={(next) => onAsk({ ...query, page: next })}
          onLimit={(limit) => onAsk({ ...query, limit, page: 1 })}
        />
      )}
    </div>
  )
}

/** The props of a table that is sorted and filtered by its columns: a new sort or filter starts at page 1. */
export function sortedAndFiltered<Column extends string>({
  query,
  onAsk,
}: Pick<ListState<never, Column>, 'query' | 'onAsk'>): Pick<
  DataTableProps<never, Column>,
  'sort' | 'onSort' | 'filters' | 'onFilter'
> {
  return {
    sort: query.sort,
    onSort: (sort) => onAsk({ ...query, sort, page: 1 }),
    filters: query.filters,
    onFilter: (filters) => onAsk({ ...query, filters, page: 1 }, { replace: true }),
  }
}
