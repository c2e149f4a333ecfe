import { observer } from 'mobx-react-lite'
import { Form, type FormProps } from './Form/Form.tsx'

export interface BoundFormProps extends Omit<FormProps, 'errors' | 'failedAttempts'> {
  form: { readonly errors: NonNullable<FormProps['errors']>; readonly failedAttempts?: number }
}

/** A Form that shows the errors of its values; its fields are BoundFields. */
export const BoundForm = observer(function BoundForm({ form, ...props }: BoundFormProps) {
  return <Form {...props} errors={form.errors} failedAttempts={form.failedAttempts ?? 0} />
})
