import type { ReactNode } from 'react'
import { Button } from '../controls/Button/Button.tsx'
import { Field } from '../forms/Field/Field.tsx'
import { CopyField } from '../inputs/CopyField/CopyField.tsx'
import { Card } from '../layout/Card/Card.tsx'
import { Inline } from '../layout/Inline/Inline.tsx'
import { Stack } from '../layout/Stack/Stack.tsx'

/** Something to copy; `what` names its button. */
interface ShownValue {
  label: string
  hint?: string
  what: string
  value: string
}

interface ShownOnceProps {
  /** The name of what was made. */
  name: string
  values: readonly ShownValue[]
  onDone: () => void
  children?: ReactNode
}

const ignore = () => undefined

/** Shows a secret that was just made and cannot be shown again. */
export function ShownOnce({ name, values, onDone, children }: ShownOnceProps) {
  return (
    <Card title={name}>
      <Stack>
        {children}
        {values.map(({ what, value, ...field }) => (
          <Field key={what} {...field}>
            <CopyField what={what} value={value} onChange={ignore} isReadOnly />
          </Field>
        ))}
        <Inline>
          <Button onClick={onDone}>Done</Button>
        </Inline>
      </Stack>
    </Card>
  )
}
