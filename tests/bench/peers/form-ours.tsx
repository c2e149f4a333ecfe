import { aLongForm } from '@latchkey/domain/forms/long-form.fixtures'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { BoundField, type BoundControl } from '@latchkey/ui/forms/BoundField.tsx'
import { Checkbox } from '@latchkey/ui/inputs/Checkbox/Checkbox.tsx'
import { DateTimeField } from '@latchkey/ui/inputs/DateTimeField/DateTimeField.tsx'
import { NumberField } from '@latchkey/ui/inputs/NumberField/NumberField.tsx'
import { Select } from '@latchkey/ui/inputs/Select/Select.tsx'
import { TextArea } from '@latchkey/ui/inputs/TextArea/TextArea.tsx'
import { TextField } from '@latchkey/ui/inputs/TextField/TextField.tsx'
import { FieldGrid } from '@latchkey/ui/layout/FieldGrid/FieldGrid.tsx'
import { RecordDialog } from '@latchkey/ui/lettings/RecordDialog.tsx'
import { useState } from 'react'
import { choices, draft, fields, type Draft, type Kind, type Value } from './form-fields.ts'
import { showOurs } from './show.tsx'

const ignore = () => undefined
const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
const open = () => aLongForm<Value>(fields, draft())
const options = choices.map((choice) => ({ value: choice, label: choice }))

function control(kind: Kind, name: string, { value, onChange, onBlur }: BoundControl<Value>) {
  const shared = { name, onChange, onBlur }
  const text = String(value)
  switch (kind) {
    case 'tick':
      return <Checkbox label={labels[name]} isChecked={value === true} onChange={onChange} />
    case 'choice':
      return <Select options={options} value={text} {...shared} />
    case 'notes':
      return <TextArea value={text} {...shared} />
    case 'number':
      return <NumberField value={value as number | null} {...shared} />
    case 'date':
      return <DateTimeField today="2026-10-14" value={text} {...shared} />
    default:
      return <TextField autoComplete="off" value={text} {...shared} />
  }
}

function Page() {
  const [form, setForm] = useState<ReturnType<typeof open> | null>(null)
  return (
    <>
      <Button id="open" onClick={() => setForm(open())}>
        Open
      </Button>
      {form && (
        <RecordDialog<Draft, Draft>
          isOpen
          title="Enquiry"
          noun="enquiry"
          size="large"
          labels={labels}
          textOf={(field, values) => String(values[field])}
          opened={{ state: 'form', isGone: false, saved: draft(), form, obstacle: null }}
          onSave={ignore}
          onSaveMerged={ignore}
          onConflictClose={ignore}
          onClose={() => setForm(null)}
        >
          <FieldGrid columns={3}>
            {fields.map(({ kind, name }) => (
              <BoundField
                key={name}
                form={form}
                name={name}
                {...(kind === 'tick' && { isGroup: true, isLabelHidden: true })}
              >
                {(bound) => control(kind, name, bound)}
              </BoundField>
            ))}
          </FieldGrid>
        </RecordDialog>
      )}
    </>
  )
}

showOurs(<Page />)
