import type { Handler } from '@latchkey/domain/leads/handler/handler.contract'
import { ASSIGN_LEAD, HANDLER_TOASTS } from '@latchkey/domain/leads/handler/handler.messages'
import { choicesOf, type Person } from '@latchkey/domain/users/people'
import { useState } from 'react'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'

export interface AssignLeadDialogProps {
  isOpen: boolean
  /** The current handler; null for none, or for several leads at once. */
  handler: Handler | null
  /** The users who can be assigned. */
  handlers: readonly Person[]
  isBusy?: boolean
  /** The name of a user who took the lead while the dialog was open. */
  takenBy?: string | undefined
  /** The error message for the chosen user. */
  error?: string | undefined
  /** Called when Assign is pressed; null removes the handler. */
  onAssign: (userId: number | null) => void
  onClose: () => void
}

const NOBODY = 0

/**
 * Assigns a lead to a user, or unassigns it.
 *
 * @do Name the colleague who took the lead first, and keep the dialog open.
 * @dont Do not offer it to people who may not assign leads.
 * @key Enter: Assigns.
 * @key Escape: Closes the dialog.
 */
export function AssignLeadDialog({ isOpen, isBusy = false, onClose, ...form }: AssignLeadDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={ASSIGN_LEAD}
      submitLabel="Assign"
      busyLabel="Assigning…"
      isBusy={isBusy}
      onCloseRequest={onClose}
    >
      {(formId) => <AssignLeadForm {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

interface AssignLeadFormProps extends Omit<AssignLeadDialogProps, 'isOpen' | 'onClose'> {
  id: string
  isBusy: boolean
}

/** Inside the dialog, so that each opening starts with the current handler. */
function AssignLeadForm({ id, handler, handlers, isBusy, takenBy, error, onAssign }: AssignLeadFormProps) {
  const [chosen, setChosen] = useState<number | null>(handler?.active ? handler.id : null)
  const [isMissing, setMissing] = useState(false)
  const message = isMissing ? 'Please choose a handler' : error

  const submit = () => {
    if (isBusy) return
    if (chosen === null) setMissing(true)
    else onAssign(chosen === NOBODY ? null : chosen)
  }

  return (
    <Form
      id={id}
      onSubmit={submit}
      errors={message === undefined ? [] : [{ name: 'userId', label: 'Handler', message }]}
    >
      {takenBy !== undefined && <Banner tone="warning">{HANDLER_TOASTS.takenAlready(takenBy)}</Banner>}
      <Field label="Handler" name="userId" isRequired {...(message !== undefined && { error: message })}>
        <Select<number>
          options={[{ value: NOBODY, label: 'Nobody' }, ...choicesOf(handlers)]}
          value={chosen}
          onChange={(next) => {
            setChosen(next)
            setMissing(false)
          }}
        />
      </Field>
    </Form>
  )
}
