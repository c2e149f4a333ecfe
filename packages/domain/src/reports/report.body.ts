import { isExportFormat } from '../exports/export.contract.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'
import { isReportTable } from './report-figures.ts'
import { reportQueryErrors } from './report.query.ts'

/** The export of one table of a report. */
export const ReportExportBody = bodyOf(
  { format: Text, table: Text, from: Text, to: Text, project: Text, agent: Text, source: Text },
  ['format', 'table', 'from', 'to'],
)

/** As received; each value is '' when omitted. */
export type ReportExportValues = ValuesOf<typeof ReportExportBody>

const choiceErrors = (text: string, isKnown: (text: string) => boolean) =>
  isKnown(text) ? null : [text === '' ? ('required' as const) : ('enumerable' as const)]

export function reportExportErrors(values: ReportExportValues): ErrorsByField {
  const format = choiceErrors(values.format, isExportFormat)
  const table = choiceErrors(values.table, isReportTable)
  return { ...(format && { format }), ...(table && { table }), ...reportQueryErrors(values) }
}
