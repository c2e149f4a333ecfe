import type { ListStore } from '@latchkey/domain/platform/list.store'

/**
 * What a list tells the table or the cards that show it: its rows, where in it they are, how it stands, and the question
 * to build the next one on. Call it from an observer, so that a new answer is seen.
 */
export function listState<Row, Column extends string>(list: ListStore<Row, Column>) {
  return {
    rows: list.rows,
    query: list.asked ?? list.shown,
    page: list.page,
    lastPage: list.lastPage,
    total: list.total,
    phase: list.phase === 'idle' ? ('loading' as const) : list.phase,
    hasRefreshFailed: list.refreshFailed,
    isChanging: list.isChanging,
    onRetry: () => void list.refresh(),
  }
}
