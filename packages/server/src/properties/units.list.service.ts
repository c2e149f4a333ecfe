import { MAX_PAGE_SIZE, type Page } from '@latchkey/domain/platform/lists/page'
import { UNIT_COLUMNS } from '@latchkey/domain/properties/property.columns'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { Context } from '../context/context.ts'
import { notFound } from '../platform/http/error.ts'
import { pageOf, readListRequest } from '../platform/http/list-request.ts'
import { projectQueries } from '../projects/projects.queries.ts'
import { presentedAll } from './properties.pictures.ts'
import { unitListQueries } from './units.list.queries.ts'

export interface UnitListService {
  page(projectId: number, params: { page: number; limit: number }, query: unknown): Promise<Page<Property>>
}

export function unitListService(context: Context): UnitListService {
  return {
    async page(projectId, params, query) {
      if (!(await projectQueries(context.db).find(projectId))) throw notFound()
      const request = readListRequest(params, query, UNIT_COLUMNS)
      const list = unitListQueries(context.db, projectId, request.filters)
      const [total, records] = await Promise.all([list.count(), list.page(request)])
      return pageOf(await presentedAll(context.db, records), total, {
        page: request.page,
        limit: Math.min(request.limit, MAX_PAGE_SIZE),
      })
    },
  }
}
