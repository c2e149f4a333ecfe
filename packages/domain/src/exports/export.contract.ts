import { Type, type Static } from 'typebox'
import { AUDIT_FILTERS } from '../audit/audit.columns.ts'
import { BULK_MAX } from '../leads/bulk/bulk.limits.ts'
import { filled } from '../platform/values/fields.ts'
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
import { EXPORT_FORMATS, type ExportFormat, type ExportList } from './export-lists.ts'

/** A list with too many rows to export. */
export const ExportErrorContract = Type.Object({
  error: Type.Literal('too-many'),
  message: Type.String(),
  rows: Type.Integer(),
  max: Type.Integer(),
})

export type ExportError = Static<typeof ExportErrorContract>

/** Rows of the list, and the maximum. */
export type TooMany = Pick<ExportError, 'rows' | 'max'>

/** Union over all lists; each list reads its own. */
const FILTERS = [...new Set([...LEAD_LIST_COLUMNS.Viewing, ...UNIT_COLUMNS, ...AUDIT_FILTERS])]

/** Choices of the lists besides their columns. */
const CHOICES = ['handler', 'waiting', 'checkAgain', 'deposit', 'when'] as const

/** The body of an export. */
export const ExportBody = bodyOf(
  {
    format: Text,
    /** Text by column, as in the list's own filters. */
    filters: recordOf(filled(FILTERS, () => Text)),
    /** A column, with `-` for descending; or `{column, direction}`. */
    sort: SortOrder,
    ...filled(CHOICES, () => Choice),
    /** Selected rows; omitted for all that pass the filters. */
    ids: Ids('invalid', BULK_MAX),
    /** Project of the units. */
    projectId: Whole('invalid'),
  },
  ['format'],
)

export type ExportValues = ValuesOf<typeof ExportBody>

/** True for the extension of a file that lists are exported as. */
export const isExportFormat = (text: string): text is ExportFormat =>
  EXPORT_FORMATS.some((format) => format === text)

/** The errors of a body that is well-formed. */
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

/** As the query of the list's own call. */
export function listQueryOf({ filters, sort, ...values }: ExportValues): Record<string, string> {
  const texts = Object.entries(filters ?? {}).map(([column, text]) => [`filter[${column}]`, text] as const)
  const requested = [
    ...texts,
    ['sort', sort] as const,
    ...CHOICES.map((name) => [name, values[name]] as const),
  ]
  return Object.fromEntries(requested.filter(([, text]) => text !== ''))
}
