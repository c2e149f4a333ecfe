import { ProofFormModel, type ProofValues } from '@latchkey/domain/two-factor/proof-forms'
import { CODE_HINT } from '@latchkey/domain/two-factor/two-factor.messages'
import { useLayoutEffect } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { PasswordField } from '../../../inputs/PasswordField/PasswordField.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { UsernameForManagers } from '../../UsernameForManagers.tsx'
import { useForm, withLookups, type SubmitProps } from '../../use-form.ts'

export interface ProofDialogProps extends SubmitProps<ProofValues> {
  isOpen: boolean
  /** The signed-in user's name, for password managers. */
  username: string
  title: string
  /** The purpose of the proof. */
  reason: string
  /** The proof that the dialog asks for. */
  ask: 'password' | 'code' | 'both'
  /** An alternative proof. */
  otherWay?: { label: string; onSelect: () => void } | undefined
  submitLabel: string
  /** True for an action that makes the account less secure. */
  isDanger?: boolean
  /** Called with the input; fields that were not shown are empty. */
  onSubmit: (proof: ProofValues) => void
  onClose: () => void
  /** An error that belongs to no field. */
  failure?: string | null
}

/**
 * Asks for the password or a code before a change of the account's security.
 *
 * @do Name the change.
 * @dont Do not ask for it before reading.
 * @key Escape: Closes it.
 * @key Enter: In a field, submits the form.
 */
export function ProofDialog({
  isOpen,
  title,
  onClose,
  submitLabel,
  isDanger = false,
  isBusy = false,
  ...form
}: ProofDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={title}
      submitLabel={submitLabel}
      isDanger={isDanger}
      isBusy={isBusy}
      onCloseRequest={onClose}
    >
      {(formId) => <ProofForm key={form.ask} {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

type ProofFormProps = Omit<ProofDialogProps, 'isOpen' | 'title' | 'onClose' | 'submitLabel' | 'isDanger'> & {
  id: string
}

/** The username for password managers is read-only. */
const FIELD = 'input:not([readonly])'

/** A separate component, so that closing the dialog discards the input. */
function ProofForm({
  id,
  username,
  reason,
  ask,
  otherWay,
  onSubmit,
  failure = null,
  serverErrors,
  isBusy = false,
}: ProofFormProps) {
  const form = useForm(
    () =>
      withLookups(ProofFormModel.create({ values: { password: '', code: '' } }), {
        isPasswordRequired: ask !== 'code',
        isCodeRequired: ask !== 'password',
      }),
    { serverErrors },
  )
  // The button of the other way had the focus, and was removed with its form.
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(id)?.querySelector<HTMLElement>(FIELD)?.focus()
  }, [id])
  return (
    <CheckedForm
      id={id}
      form={form}
      isBusy={isBusy}
      onSubmit={(given) => onSubmit({ password: given.password, code: given.code })}
    >
      {ask !== 'code' && <UsernameForManagers username={username} />}
      <Stack>
        <p>{reason}</p>
        {ask !== 'code' && (
          <BoundField form={form} name="password" isRequired>
            {({ value, onChange }) => (
              <PasswordField
                name="password"
                value={value}
                onChange={onChange}
                autoComplete="current-password"
              />
            )}
          </BoundField>
        )}
        {ask !== 'password' && (
          <BoundField form={form} name="code" hint={CODE_HINT} isRequired>
            {({ value, onChange }) => (
              <TextField value={value} onChange={onChange} autoComplete="one-time-code" />
            )}
          </BoundField>
        )}
        {otherWay && (
          <Button size="small" isInactive={isBusy} onClick={otherWay.onSelect}>
            {otherWay.label}
          </Button>
        )}
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
      </Stack>
    </CheckedForm>
  )
}
