import type { Page } from './page.ts'

/** A page as the server returns it. */
export function aPageOf<Row>(rows: readonly Row[], { page = 1, limit = 25 } = {}): Page<Row> {
  return {
    models: rows.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: rows.length,
    lastPage: Math.max(1, Math.ceil(rows.length / limit)),
  }
}
