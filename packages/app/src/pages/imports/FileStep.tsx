import { canBeChanged } from '@latchkey/domain/imports/import-facts'
import { messageFor } from '@latchkey/domain/platform/field-errors'
import { ReadingForm } from '@latchkey/ui/lettings/imports/ReadingForm/ReadingForm.tsx'
import { observer } from 'mobx-react-lite'
import type { StepProps } from './step-props.ts'

export const FileStep = observer(function FileStep({ imports: { opened }, value }: StepProps) {
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
