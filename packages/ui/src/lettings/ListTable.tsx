import { PAGE_SIZES, type ListQuery } from '@latchkey/domain/platform/page'
import { DataTable, type DataTableProps } from '../data/DataTable/DataTable.tsx'
import { ListFooter } from '../data/ListFooter/ListFooter.tsx'

/** A list as it stands: the rows on show, where in it they are, and what was asked. */
export interface ListState<Row extends object, Asked extends string> extends Pick<
  DataTableProps<Row>,
  'rows' | 'phase' | 'hasRefreshFailed' | 'isChanging' | 'onRetry'
> {
  /** The question last asked. */
  query: ListQuery<Asked>
  /** Of the rows on show. */
  page: number
  lastPage: number
  /** Rows on all pages together. */
  total: number
  /** Asks another question; `replace` leaves no step for Back, as typing in a filter should. */
  onAsk: (query: ListQuery<Asked>, how?: { replace?: boolean }) => void
}

/** What a table with pages accepts: all of a table, and the list it shows. */
export interface ListTableProps<Row extends object, Column extends string, Asked extends string>
  extends Omit<DataTableProps<Row, Column>, keyof ListState<Row, Asked>>, ListState<Row, Asked> {}

/** A table of records with its pages under it; the pages are gone while there is no list to walk. */
export function ListTable<Row extends object, Column extends string, Asked extends string>({
  query,
  page,
  lastPage,
  total,
  onAsk,
  ...table
}: ListTableProps<Row, Column, Asked>) {
  return (
    <div>
      <DataTable<Row, Column> {...table} />
      {table.phase !== 'loading' && table.phase !== 'failed' && (
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

/** What a table is given whose list can be sorted and filtered by its columns: another order or filter starts at page one. */
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
