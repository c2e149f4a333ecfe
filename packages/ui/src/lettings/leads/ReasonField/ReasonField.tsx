import {
  REASON_LABELS,
  REASON_WORDS_MAX,
  REASON_WORDS_MIN,
  type ReasonList,
} from '@latchkey/domain/leads/reason/reason.enums'
import { OTHER_REASON, type ReasonFormValues } from '@latchkey/domain/leads/reason/reason-values'
import {
  mentionsBenefitsOrChildren,
  REASON_HINT,
  REASON_MENTIONS,
  REASON_TITLES,
} from '@latchkey/domain/leads/reason/reason.messages'
import { observer } from 'mobx-react-lite'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'

export interface ReasonFieldProps {
  /** The form of a lead fits too. */
  form: BoundValues<ReasonFormValues>
  /** Declining a reservation, or cancelling a viewing. */
  list: ReasonList
  isDisabled?: boolean
}

const optionsOf = (list: ReasonList) =>
  Object.entries(REASON_LABELS[list]).map(([reason, label]) => ({ value: Number(reason), label }))

const OPTIONS = { declining: optionsOf('declining'), cancelling: optionsOf('cancelling') }

/**
 * Chooses why a reservation is declined or a viewing cancelled. Never a reason about children or the source of income.
 *
 * @do Clear the reason when the list changes: both lists count from 1.
 * @dont Do not block saving because of the warning about benefits and children.
 * @key Tab: Moves from the reason to the words.
 * @key Enter, Space: Opens the list of reasons.
 */
export function ReasonField({ form, list, isDisabled = false }: ReasonFieldProps) {
  return (
    <Stack gap="small">
      <BoundField
        form={form}
        name="statusReason.reason"
        label={REASON_TITLES[list]}
        hint={REASON_HINT}
        isRequired
      >
        {(control) => <Select {...control} options={OPTIONS[list]} isDisabled={isDisabled} />}
      </BoundField>
      <Words form={form} list={list} isDisabled={isDisabled} />
    </Stack>
  )
}

/** Required with 'Other'. */
const Words = observer(function Words({
  form,
  list,
  isDisabled,
}: ReasonFieldProps & { isDisabled: boolean }) {
  const isOther = form.value('statusReason.reason') === OTHER_REASON[list]
  return (
    <>
      <BoundField
        form={form}
        name="statusReason.words"
        isRequired={isOther}
        {...(isOther && { hint: `At least ${REASON_WORDS_MIN} characters.` })}
      >
        {(control) => (
          // One character more than allowed, so that text that is too long is reported instead of cut off.
          <TextArea {...control} size="short" maxLength={REASON_WORDS_MAX + 1} isDisabled={isDisabled} />
        )}
      </BoundField>
      {mentionsBenefitsOrChildren(form.value('statusReason.words')) && (
        <Banner tone="warning">{REASON_MENTIONS}</Banner>
      )}
    </>
  )
})
