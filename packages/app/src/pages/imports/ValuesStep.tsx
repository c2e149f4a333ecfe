import { canBeChanged } from '@latchkey/domain/imports/import-facts'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { isOfWords } from '@latchkey/domain/imports/import-options'
import { EmptyState } from '@latchkey/ui/layout/EmptyState/EmptyState.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { WordTable } from '@latchkey/ui/lettings/imports/WordTable/WordTable.tsx'
import { observer } from 'mobx-react-lite'
import type { StepProps } from './step-props.ts'

export const ValuesStep = observer(function ValuesStep({ imports: { opened }, value }: StepProps) {
  // Fields with words come first; the others have the same value in every row.
  const fields = opened.fields
    .filter(isOfWords)
    .toSorted((one, other) => Number(other.name in value.values) - Number(one.name in value.values))
  if (fields.length === 0) return <EmptyState title={IMPORT_WORDS.noValues} />
  return (
    <Stack>
      {fields.map((field) => (
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
