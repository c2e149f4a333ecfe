import { LEAD_COLUMNS } from '@latchkey/domain/leads/lead.columns'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Context } from '../../context/context.ts'
import { exportedList, type ExportedList } from '../../db/exported-list.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { appliedWords, WHOLE_LIST } from '../../platform/http/list-request.ts'
import { responseClockOn } from '../../office/response-clock.ts'
import { waitingSpans } from '../record/lead.waiting-times.ts'
import { leadListQueries } from './lists.queries.ts'
import { leadListRequest, type LeadListName } from './lists.service.ts'
import { presentLeadRow } from '../record/lead.present.ts'

/** @throws AppError 403 for the leads of another handler without `leads-assign` */
export async function exportedLeads(
  context: Context,
  actor: Actor,
  name: LeadListName,
  { requested, ids }: { requested: unknown; ids: readonly number[] | null },
): Promise<ExportedList> {
  const { timeZone } = context.config
  const now = () => Math.floor(context.now() / 1000)
  const dateFormatter = createDateFormatter(timeZone, now)
  const { list, query } = await leadListRequest(actor, name, {
    params: WHOLE_LIST,
    requested,
    dates: dateFormatter,
    waitingSpansNow: async () => waitingSpans(await responseClockOn({ timeZone })(context.db), now()),
  })
  const columns = list.columns.map((column) => LEAD_COLUMNS[column])
  return exportedList({
    headings: columns.map(({ label }) => label),
    applied: appliedWords(query),
    ...leadListQueries(context.db, timeZone).whole(list, query, ids),
    textsOf(record) {
      // Duplicates and waiting are left out, because no exported column shows them.
      const row = presentLeadRow({ ...record, duplicates: 0 }, null)
      return columns.map(({ textOf }) => textOf(row, dateFormatter))
    },
  })
}
