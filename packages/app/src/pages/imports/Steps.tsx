import { canBeChanged, IMPORT_LIST_PATHS } from '@latchkey/domain/imports/import-facts'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import type { Import } from '@latchkey/domain/imports/import.contract'
import type { OpenedImport } from '@latchkey/domain/imports/opened-import.store'
import { messageFor } from '@latchkey/domain/platform/field-errors'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { EmptyState } from '@latchkey/ui/layout/EmptyState/EmptyState.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { ColumnTable } from '@latchkey/ui/lettings/imports/ColumnTable/ColumnTable.tsx'
import { ImportRun } from '@latchkey/ui/lettings/imports/ImportRun/ImportRun.tsx'
import { ReadingForm } from '@latchkey/ui/lettings/imports/ReadingForm/ReadingForm.tsx'
import { WordTable } from '@latchkey/ui/lettings/imports/WordTable/WordTable.tsx'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useTable } from '../../address/use-list.ts'
import { useNow } from '../../config/use-clock.ts'

export interface StepProps {
  opened: OpenedImport
  value: Import
}

export const FileStep = observer(function FileStep({ opened, value }: StepProps) {
  const error = opened.errors['system']?.[0]
  return (
    <ReadingForm
      value={value}
      isFixed={!canBeChanged(value)}
      systemError={error && messageFor('system', error)}
      onSystem={(system) => void opened.change({ system })}
      onRead={(reading) => void opened.readAgain(reading)}
    />
  )
})

export const ColumnsStep = observer(function ColumnsStep({ opened, value }: StepProps) {
  return (
    <ColumnTable
      value={value}
      fields={opened.fields}
      refused={opened.refusedColumns}
      isFixed={!canBeChanged(value)}
      onChoose={({ at }, choice) => void opened.change({ columns: [{ at, ...choice }] })}
      onAfresh={() => void opened.readAgain({})}
    />
  )
})

export const ValuesStep = observer(function ValuesStep({ opened, value }: StepProps) {
  const { wordFields } = opened
  if (wordFields.length === 0) return <EmptyState title={IMPORT_WORDS.noValues} />
  return (
    <Stack>
      {wordFields.map((field) => (
        <WordTable
          key={field.name}
          field={field}
          words={value.values[field.name] ?? []}
          empty={value.defaults[field.name] ?? null}
          isFixed={!canBeChanged(value)}
          onWord={(text, to) => void opened.change({ values: { [field.name]: { [text]: to } } })}
          onEmpty={(to) => void opened.change({ defaults: { [field.name]: to } })}
        />
      ))}
    </Stack>
  )
})

export const RunStep = observer(function RunStep({ opened, value }: StepProps) {
  const now = useNow()
  const stays = useTable(opened.stays, { isPaused: value.state !== 'undone' })
  return (
    <ImportRun
      value={value}
      now={now}
      stays={stays}
      listLink={
        <LinkButton render={<Link to={IMPORT_LIST_PATHS[value.kind]} />}>{IMPORT_WORDS.open}</LinkButton>
      }
      isBusy={opened.isSaving}
      onOptions={(options) => void opened.change({ options })}
      onStart={() => void opened.start()}
      onStop={() => void opened.stop()}
      onUndo={() => void opened.askUndo(value)}
    />
  )
})
