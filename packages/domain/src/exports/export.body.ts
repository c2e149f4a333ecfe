import { AUDIT_FILTERS } from '../audit/audit.columns.ts'
import { BULK_MAX } from '../leads/bulk/bulk.limits.ts'
import { filled } from '../leads/lead.draft.ts'
import { LEAD_LIST_COLUMNS } from '../leads/lead.columns.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import {
  bodyOf,
  Choice,
  Ids,
  recordOf,
  SortOrder,
  Text,
  Whole,
  type ValuesOf,
} from '../platform/validation/request-body.ts'
import { isLongerThan } from '../platform/values/text.ts'
import { UNIT_COLUMNS } from '../properties/property.columns.ts'
import { EXPORT_FORMATS, type ExportFormat, type ExportList } from './export.lists.ts'

/** What the lists can be narrowed by; each takes its own of them. */
const FILTERS = [...new Set([...LEAD_LIST_COLUMNS.Viewing, ...UNIT_COLUMNS, ...AUDIT_FILTERS])]

/** What the export of a list is asked for. Source: decision A6. */
export const ExportBody = bodyOf(
  {
    format: Text,
    /** Text by column, as the filters of the list. */
    filters: recordOf(filled(FILTERS, () => Text)),
    /** A column, with `-` before it for descending, as the list takes it; or `{column, direction}`. */
    sort: SortOrder,
    handler: Choice,
    waiting: Choice,
    /** The selected rows; left out for all that pass the filters. */
    ids: Ids('invalid', BULK_MAX),
    /** The project of the units. */
    projectId: Whole('invalid'),
  },
  ['format'],
)

/** What an export is asked for. */
export type ExportValues = ValuesOf<typeof ExportBody>

/** True for a kind of file that there is. */
export const isExportFormat = (text: string): text is ExportFormat =>
  EXPORT_FORMATS.some((format) => format === text)

/** What is wrong with the question. */
export function exportErrors(
  list: ExportList,
  { format, filters, ids, projectId }: ExportValues,
): ErrorsByField {
  const tooLong = Object.entries(filters ?? {}).filter(([, text]) => isLongerThan(text, TEXT_MAX))
  return {
    ...(!isExportFormat(format) && { format: [format === '' ? 'required' : 'enumerable'] }),
    ...Object.fromEntries(tooLong.map(([column]) => [`filters.${column}`, ['maxlength']])),
    ...(ids?.length === 0 && { ids: ['required'] }),
    ...(list === 'units' && projectId === null && { projectId: ['required'] }),
  }
}

/** What is asked of the list, as the query of the list's own call says it. */
export function listQueryOf({ filters, sort, handler, waiting }: ExportValues): Record<string, string> {
  const texts = Object.entries(filters ?? {}).map(([column, text]) => [`filter[${column}]`, text] as const)
  const asked = [
    ...texts,
    ['sort', sort] as const,
    ['handler', handler] as const,
    ['waiting', waiting] as const,
  ]
  return Object.fromEntries(asked.filter(([, text]) => text !== ''))
}
