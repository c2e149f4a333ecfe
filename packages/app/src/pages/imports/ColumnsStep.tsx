import { canBeChanged } from '@latchkey/domain/imports/import-facts'
import { ColumnTable } from '@latchkey/ui/lettings/imports/ColumnTable/ColumnTable.tsx'
import { observer } from 'mobx-react-lite'
import type { StepProps } from './step-props.ts'

export const ColumnsStep = observer(function ColumnsStep({ imports: { opened }, value }: StepProps) {
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
