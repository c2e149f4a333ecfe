import '@mantine/core/styles.css'
import {
  Button,
  Checkbox,
  MantineProvider,
  Modal,
  NumberInput,
  Select,
  SimpleGrid,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { choices, draft, fields, type Draft, type Kind } from '../form-fields.ts'
import { showPlain } from '../show-plain.tsx'

interface ControlProps {
  kind: Kind
  name: string
  label: string
  form: UseFormReturnType<Draft>
}

function Control({ kind, name, label, form }: ControlProps) {
  const props = { label, ...form.getInputProps(name, { type: kind === 'tick' ? 'checkbox' : 'input' }) }
  const key = form.key(name)
  if (kind === 'tick') return <Checkbox key={key} {...props} />
  if (kind === 'choice') return <Select key={key} data={choices} {...props} />
  if (kind === 'notes') return <Textarea key={key} rows={3} {...props} />
  if (kind === 'number') return <NumberInput key={key} {...props} />
  return <TextInput key={key} name={name} type={kind === 'date' ? 'datetime-local' : 'text'} {...props} />
}

const isTooLong = (value: unknown) =>
  typeof value === 'string' && value.length > 255 ? 'This is too long' : null

function Fields({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm<Draft>({
    mode: 'uncontrolled',
    initialValues: draft(),
    validateInputOnChange: true,
    validate: Object.fromEntries(fields.map(({ name }) => [name, isTooLong])),
  })
  return (
    <form onSubmit={form.onSubmit(onSubmit)}>
      <SimpleGrid cols={3}>
        {fields.map((field) => (
          <div key={field.name} data-field={field.name}>
            <Control {...field} form={form} />
          </div>
        ))}
      </SimpleGrid>
      <Button type="submit">Save</Button>
    </form>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <MantineProvider>
      <Button id="open" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Enquiry" size={960}>
        <Fields onSubmit={() => setOpen(false)} />
      </Modal>
    </MantineProvider>
  )
}

showPlain(<Page />)
