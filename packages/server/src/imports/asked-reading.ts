import type { ReadImportBody } from '@latchkey/domain/imports/import.body'
import { IMPORT_DELIMITERS, IMPORT_ENCODINGS } from '@latchkey/domain/imports/import.enums'
import { IMPORT_HEADING_ROWS } from '@latchkey/domain/imports/import.limits'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Static } from 'typebox'
import type { StoredReading } from '../db/tables/imports.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { ImportRecord } from './imports.queries.ts'

/**
 * The choices for the next reading, with the earlier ones that stay.
 * @throws AppError 422
 */
export function acceptedReading(
  { reading }: Pick<ImportRecord, 'reading'>,
  body: Static<typeof ReadImportBody>,
): StoredReading['asked'] {
  const { encoding, delimiter, sheet, headingRow } = body.values
  const errors: ErrorsByField = {}
  const chosen = <Known extends string>(name: string, sent: unknown, known: readonly Known[]) => {
    if (sent === undefined || sent === null || sent === '') return undefined
    const found = known.find((each) => each === sent)
    if (found === undefined) errors[name] = ['enumerable']
    return found
  }
  const asked = {
    encoding: chosen('encoding', encoding, IMPORT_ENCODINGS),
    delimiter: chosen('delimiter', delimiter, IMPORT_DELIMITERS),
    sheet: chosen('sheet', sheet, reading.sheets),
    headingRow: headingRow ?? undefined,
  }
  if (asked.headingRow !== undefined && (asked.headingRow < 1 || asked.headingRow > IMPORT_HEADING_ROWS))
    errors['headingRow'] = ['range']
  accepted(body, errors)
  const { headingRow: former, ...before } = reading.asked ?? {}
  const isOther = asked.encoding ?? asked.delimiter ?? asked.sheet
  // Another sheet has its headings elsewhere.
  const kept = former === undefined || isOther !== undefined ? before : { ...before, headingRow: former }
  return { ...kept, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) }
}
