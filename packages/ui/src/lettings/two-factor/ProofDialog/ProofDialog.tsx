import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { CODE_HINT } from '@latchkey/domain/two-factor/two-factor.messages'
import type { CodeKind, ProofDraft } from '@latchkey/domain/two-factor/two-factor.suite'
import { useId } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { PasswordField } from '../../../controls/PasswordField/PasswordField.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { useProof } from '../use-proof.ts'

/** What a person is asked for: the password alone, or with a code. */
const ASKED = {
  password: ['password'],
  both: ['password', 'code'],
} as const satisfies Readonly<Record<string, readonly (keyof ProofDraft)[]>>

export interface ProofDialogProps {
  isOpen: boolean
  title: string
  /** What the proof is for. */
  reason: string
  ask: keyof typeof ASKED
  submitLabel: string
  /** True for what makes the account less secure. */
  isDanger?: boolean
  onSubmit: (proof: { password: string; code: string }) => void
  onCancel: () => void
  /** An error that belongs to no field. */
  failure?: string | null
  /** Errors from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
}

/** Asks for password or code again before a change of the account's security. */
export function ProofDialog({
  isOpen,
  title,
  onCancel,
  submitLabel,
  isDanger = false,
  isBusy = false,
  ...form
}: ProofDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={isBusy ? () => undefined : onCancel}
      title={title}
      footer={
        <>
          <Button disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <ProofForm {...form} id={formId} isBusy={isBusy} />
    </Dialog>
  )
}

type ProofFormProps = Omit<ProofDialogProps, 'isOpen' | 'title' | 'onCancel' | 'submitLabel' | 'isDanger'> & {
  id: string
}

const CODE_KIND: CodeKind = 'any'

/** A component of its own, so that closing the dialog discards what was typed. */
function ProofForm({
  id,
  reason,
  ask,
  onSubmit,
  failure = null,
  serverErrors,
  isBusy = false,
}: ProofFormProps) {
  const proof = useProof<keyof ProofDraft>(ASKED[ask], CODE_KIND, serverErrors)
  const handleSubmit = () => {
    if (isBusy) return
    const given = proof.submit()
    if (given !== null) onSubmit({ password: given.password, code: given.code })
  }
  return (
    <Form id={id} onSubmit={handleSubmit} errors={proof.errors}>
      <Stack>
        <p>{reason}</p>
        <Field label={proof.labelOf('password')} name="password" error={proof.errorOf('password')} isRequired>
          <PasswordField
            name="password"
            value={proof.values.password}
            onChange={(text) => proof.change('password', text)}
            autoComplete="current-password"
          />
        </Field>
        {ask === 'both' && (
          <Field
            label={proof.labelOf('code')}
            name="code"
            hint={CODE_HINT}
            error={proof.errorOf('code')}
            isRequired
          >
            <TextField
              value={proof.values.code}
              onChange={(text) => proof.change('code', text)}
              autoComplete="one-time-code"
            />
          </Field>
        )}
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
      </Stack>
    </Form>
  )
}
