import type { ErrorsByField } from '../platform/field-errors.ts'
import { choiceText } from '../platform/lists/choices.ts'
import { Anything, bodyOf, Ids, Text, Whole, type ValuesOf } from '../platform/validation/request-body.ts'
import { EXPORT_FORMATS, type ExportFormat, type ExportList } from './export.lists.ts'

/** What the export of a list is asked for. Source: decision A6. */
export const ExportBody = bodyOf(
  {
    format: Text,
    /** Text by column, as the filters of the list. */
    filters: Anything,
    /** A column, with `-` before it for descending, as the list takes it; or `{column, direction}`. */
    sort: Anything,
    handler: Anything,
    waiting: Anything,
    /** The selected rows; left out for all that pass the filters. */
    ids: Ids('invalid'),
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
  return {
    ...(!isExportFormat(format) && { format: [format === '' ? 'required' : 'enumerable'] }),
    ...(filters !== null && !isRecord(filters) && { filters: ['invalid'] }),
    ...(ids?.length === 0 && { ids: ['required'] }),
    ...(list === 'units' && projectId === null && { projectId: ['required'] }),
  }
}

/** What is asked of the list, as the query of the list's own call says it. */
export function listQueryOf({ filters, sort, handler, waiting }: ExportValues): Record<string, unknown> {
  const texts = isRecord(filters) ? Object.entries(filters) : []
  return {
    ...Object.fromEntries(texts.map(([column, text]) => [`filter[${column}]`, text])),
    sort: sortText(sort),
    ...chosen({ handler, waiting }),
  }
}

function sortText(sort: unknown): unknown {
  if (!isRecord(sort)) return sort
  return `${sort['direction'] === 'desc' ? '-' : ''}${String(sort['column'])}`
}

function chosen(choices: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices)
      .filter(([, value]) => value !== null && value !== undefined && value !== false)
      .map(([name, value]) => [name, choiceText(value)]),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
