import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { BoundValues, FieldName } from './bound-form.ts'
import { Field, type FieldProps } from './Field/Field.tsx'

/** The props that the form provides to a control. */
export interface BoundControl<Value> {
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
}

export interface BoundFieldProps<Values, Name extends FieldName<Values>> extends Pick<
  FieldProps,
  'hint' | 'isRequired' | 'isGroup' | 'isLabelHidden'
> {
  form: BoundValues<Values>
  name: Name
  /** Replaces the form's label. */
  label?: string
  /** Renders the control with the value of the field. */
  children: (control: BoundControl<Values[Name]>) => ReactNode
}

function Bound<Values, Name extends FieldName<Values>>({
  form,
  name,
  label = form.labelOf(name),
  children,
  ...field
}: BoundFieldProps<Values, Name>) {
  const error = form.errorOf(name)
  return (
    <Field {...field} label={label} name={name} {...(error !== undefined && { error })}>
      {children({
        value: form.value(name),
        onChange: (value) => form.set(name, value),
        onBlur: () => form.leave(name),
      })}
    </Field>
  )
}

/** A field bound to one value of a form; a change of that value re-renders only this field. */
export const BoundField = observer(Bound) as typeof Bound
