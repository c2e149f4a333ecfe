import { OVERRIDE_MAX, OVERRIDE_MIN } from '@latchkey/domain/leads/right-to-rent/right-to-rent.limits'
import { createOverrideForm } from '@latchkey/domain/leads/right-to-rent/right-to-rent.form'
import {
  COMPLETE_ANYWAY,
  missingText,
  RIGHT_TO_RENT,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Alert } from '../../../overlays/Alert/Alert.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'
import { useForm } from '../../use-form.ts'

export interface RightToRentObstacleProps {
  isOpen: boolean
  adults: number
  /** Valid checks. */
  recorded: number
  /** Called with the reason for completing anyway; without it, completing is not offered. */
  onOverride?: ((reason: string) => void) | undefined
  onClose: () => void
  isBusy?: boolean
}

/**
 * A letting is not completed before every right to rent check is recorded.
 *
 * @do Say how many checks are missing.
 * @dont Do not offer to complete anyway to those who may not.
 * @key Escape: Closes it, and nothing is saved; with input it asks first, as Back does.
 */
export function RightToRentObstacle({
  isOpen,
  adults,
  recorded,
  onOverride,
  onClose,
  isBusy = false,
}: RightToRentObstacleProps) {
  const missing = <p>{missingText({ adults, recorded })} Nothing has been saved.</p>
  if (onOverride === undefined)
    return (
      <Alert isOpen={isOpen} title={RIGHT_TO_RENT} actionLabel="Close" onAction={onClose}>
        {missing}
      </Alert>
    )
  return (
    <GuardedFormDialog
      isOpen={isOpen}
      title={RIGHT_TO_RENT}
      submitLabel={COMPLETE_ANYWAY}
      busyLabel="Saving…"
      isDanger
      asksOnBack="until-sent"
      isBusy={isBusy}
      onCloseRequest={onClose}
    >
      {(formId) => (
        <Stack>
          {missing}
          <OverrideForm id={formId} isBusy={isBusy} onOverride={onOverride} />
        </Stack>
      )}
    </GuardedFormDialog>
  )
}

interface OverrideFormProps {
  id: string
  isBusy: boolean
  onOverride: (reason: string) => void
}

/** Inside the dialog, so that closing it discards the input. */
function OverrideForm({ id, isBusy, onOverride }: OverrideFormProps) {
  const form = useForm(createOverrideForm)
  return (
    <CheckedForm
      id={id}
      form={form}
      isBusy={isBusy}
      onSubmit={(values) => onOverride(values.rightToRentOverride)}
    >
      <BoundField
        form={form}
        name="rightToRentOverride"
        isRequired
        hint={`At least ${OVERRIDE_MIN} characters. It will be recorded in the history.`}
      >
        {(control) => (
          // One character more than allowed, so that text that is too long is reported instead of cut off.
          <TextArea {...control} size="short" maxLength={OVERRIDE_MAX + 1} isDisabled={isBusy} />
        )}
      </BoundField>
    </CheckedForm>
  )
}
