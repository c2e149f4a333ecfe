import type { Import } from '@latchkey/domain/imports/import.contract'
import {
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  type ImportDelimiter,
} from '@latchkey/domain/imports/import.enums'
import {
  IMPORT_DELIMITER_LABELS,
  IMPORT_ENCODING_LABELS,
  IMPORT_WORDS,
} from '@latchkey/domain/imports/import-labels'
import { IMPORT_HEADING_ROWS, IMPORT_SYSTEM_MAX } from '@latchkey/domain/imports/import.limits'
import type { ImportReading } from '@latchkey/domain/imports/imports.calls'
import { Field } from '../../../forms/Field/Field.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FirstRows } from './FirstRows.tsx'
import { SystemField } from './SystemField.tsx'

export interface ReadingFormProps {
  value: Pick<Import, 'system' | 'file' | 'columns' | 'firstRows'>
  /** True once the import has started. */
  isFixed?: boolean
  /** The error of the name of the old system. */
  systemError?: string | undefined
  onSystem: (system: string) => void
  /** Called to read the file again. */
  onRead: (reading: ImportReading) => void
}

const HEADING_ROWS = Array.from({ length: IMPORT_HEADING_ROWS }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}))

const encodings = IMPORT_ENCODINGS.map((value) => ({ value, label: IMPORT_ENCODING_LABELS[value] }))
const delimiters = IMPORT_DELIMITERS.map((value) => ({ value, label: IMPORT_DELIMITER_LABELS[value] }))

/**
 * Chooses how a file is read, and shows its first rows as they are read then.
 *
 * @do Show what was found, so that garbled text is seen before anything is chosen.
 * @dont Do not ask for what a file does not have: a spreadsheet has no separator.
 * @key Enter: In the name of the old system, keeps it.
 * @key Tab: Moves through the fields, and to the rows.
 */
export function ReadingForm({ value, isFixed = false, systemError, onSystem, onRead }: ReadingFormProps) {
  const { system, file, columns, firstRows = [] } = value
  return (
    <Stack gap="large">
      <Card>
        <FieldGrid columns={3}>
          <Field
            label={IMPORT_WORDS.system}
            hint={IMPORT_WORDS.systemHint}
            isRequired
            {...(systemError !== undefined && { error: systemError })}
          >
            <SystemField
              value={system}
              maxLength={IMPORT_SYSTEM_MAX}
              isDisabled={isFixed}
              onCommit={onSystem}
            />
          </Field>
          {file.encoding !== null && (
            <Field label={IMPORT_WORDS.encoding}>
              <Select
                options={encodings}
                value={file.encoding}
                isDisabled={isFixed}
                onChange={(encoding) => onRead({ encoding })}
              />
            </Field>
          )}
          {file.delimiter !== null && (
            <Field label={IMPORT_WORDS.delimiter}>
              <Select
                options={delimiters}
                value={file.delimiter as ImportDelimiter}
                isDisabled={isFixed}
                onChange={(delimiter) => onRead({ delimiter })}
              />
            </Field>
          )}
          {file.sheet !== null && (
            <Field label={IMPORT_WORDS.sheet}>
              <Select
                options={file.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
                value={file.sheet}
                isDisabled={isFixed}
                onChange={(sheet) => onRead({ sheet })}
              />
            </Field>
          )}
          {columns.length > 0 && (
            <Field label={IMPORT_WORDS.headingRow}>
              <Select
                options={HEADING_ROWS}
                value={file.headingRow}
                isDisabled={isFixed}
                onChange={(headingRow) => onRead({ headingRow })}
              />
            </Field>
          )}
        </FieldGrid>
      </Card>
      {firstRows.length > 0 && (
        <Card title={IMPORT_WORDS.firstRows} hasPadding={false}>
          <FirstRows name={file.name} columns={columns} rows={firstRows} />
        </Card>
      )}
    </Stack>
  )
}
