import { BoundForm, type BoundFormProps } from './BoundForm.tsx'

export interface CheckedFormProps<Draft> extends Omit<BoundFormProps, 'onSubmit'> {
  form: BoundFormProps['form'] & {
    /** The values; null if they are invalid, and then marks the fields. */
    check(): Draft | null
  }
  /** Called with valid values; never while `isBusy`. */
  onSubmit: (draft: Draft) => void
  isBusy?: boolean | undefined
}

/** A BoundForm that validates itself on submit. */
export function CheckedForm<Draft>({ form, onSubmit, isBusy = false, ...props }: CheckedFormProps<Draft>) {
  const handleSubmit = () => {
    const draft = isBusy ? null : form.check()
    if (draft !== null) onSubmit(draft)
  }
  return <BoundForm {...props} form={form} onSubmit={handleSubmit} />
}
