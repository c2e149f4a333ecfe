import { reaction } from 'mobx'
import type { Instance } from 'mobx-state-tree'
import { isSameQuery, type ListQuery } from '../platform/lists/page.ts'
import { SeveralModel } from '../platform/records/several.store.ts'
import type { LeadRow } from './lead.contract.ts'
import { BULK_MAX } from './bulk/bulk.limits.ts'

type Rows = ReadonlyMap<number, LeadRow>

const NONE: Rows = new Map()

interface SelectedList {
  readonly requested: ListQuery | null
  readonly shown: ListQuery
}

/** Selected leads across all pages of a list. */
export const LeadSelectionModel = SeveralModel.named('Lead selection')
  .volatile(() => ({ isSelecting: false, chosen: NONE }))
  .views((self) => ({
    get rows(): readonly LeadRow[] {
      return [...self.chosen.values()]
    },
    get ids(): number[] {
      return [...self.chosen.keys()]
    },
  }))
  .actions((self) => ({
    add(rows: readonly LeadRow[]) {
      const more = rows.map((row) => [row.id, row] as const)
      self.chosen = new Map([...self.chosen, ...more].slice(0, BULK_MAX))
    },
    drop(ids: readonly number[]) {
      self.chosen = new Map([...self.chosen].filter(([id]) => !ids.includes(id)))
    },
    clear() {
      self.chosen = NONE
    },
    toggleSelecting() {
      self.isSelecting = !self.isSelecting
      self.chosen = NONE
    },
  }))
  .actions((self) => ({
    /** The leads of new ids are among the rows of the page. */
    choose: (ids: readonly number[], pageRows: readonly LeadRow[]): void => {
      self.drop(self.ids.filter((id) => !ids.includes(id)))
      self.add(pageRows.filter(({ id }) => ids.includes(id)))
    },
    /** A changed filter or choice clears the selection, until the returned function is called. */
    follow: (list: SelectedList): (() => void) =>
      reaction(
        () => list.requested ?? list.shown,
        ({ page, limit, sort, ...query }, before) => {
          if (!isSameQuery({ ...before, page, limit, sort }, { ...query, page, limit, sort })) self.clear()
        },
      ),
  }))
  .views((self) => ({
    /** Props of the table; null while nothing can be selected. */
    get selection() {
      if (!self.isSelecting) return null
      const { chosen, choose } = self
      return { ids: new Set(chosen.keys()), isFull: chosen.size >= BULK_MAX, onSelect: choose }
    },
  }))

export interface LeadSelection extends Instance<typeof LeadSelectionModel> {}
