import { getEnv } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import type { ImportRow } from './import.contract.ts'
import { ROW_FILTERS, type RowFilter } from './import-labels.ts'
import type { ImportsEnv, RowsQuestion } from './imports.calls.ts'

/** The parameter of the address that chooses rows. */
export const ROW_CHOICES = { rows: new RegExp(`^(?:${ROW_FILTERS.join('|')})$`) }

const askFor = (filter: RowFilter | undefined): Partial<RowsQuestion> => {
  if (filter === undefined) return {}
  if (filter === 'remarks') return { remarks: 1 }
  return filter === 'duplicates' ? { remarks: 1, duplicates: 1 } : { outcome: filter }
}

export const RowsModel = listModelOf<ImportRow, never>({
  name: 'Rows of an import',
  fetchPage: (list, { page, limit, choices }, id) =>
    getEnv<ImportsEnv>(list).imports.rows({
      id,
      page,
      limit,
      ...askFor(choices?.['rows'] as RowFilter | undefined),
    }),
})
