import { UNIT_COLUMNS } from '@latchkey/domain/properties/property.columns'
import { PROPERTY_LABELS } from '@latchkey/domain/properties/property.fields'
import { unitCellText } from '@latchkey/domain/properties/property-names'
import type { Context } from '../context/context.ts'
import { exportedList, type ExportedList } from '../db/exported-list.ts'
import { appliedWords, readListRequest, WHOLE_LIST } from '../platform/http/list-request.ts'
import { presentProperty } from './properties.present.ts'
import { unitListQueries } from './units.list.queries.ts'

/** `ids` selects single units; null exports all that match. */
export function exportedUnits(
  { db }: Context,
  projectId: number,
  { requested, ids }: { requested: unknown; ids: readonly number[] | null },
): ExportedList {
  const request = readListRequest(WHOLE_LIST, requested, UNIT_COLUMNS)
  const list = unitListQueries(db, projectId, request.filters, ids)
  return exportedList({
    headings: UNIT_COLUMNS.map((column) => PROPERTY_LABELS[column]),
    applied: appliedWords(request),
    select: list.select,
    order: list.orderOf(request.sort),
    textsOf(record) {
      const unit = presentProperty(record, [])
      return UNIT_COLUMNS.map((column) => unitCellText(unit, column))
    },
  })
}
