import {
  INTEREST_LABELS,
  FEEDBACK_INTERESTS,
  FEEDBACK_WORDS_MAX,
} from '@latchkey/domain/leads/outcome/outcome.enums'
import { FeedbackFormModel } from '@latchkey/domain/tenants/page/feedback.form'
import type { FeedbackValues } from '@latchkey/domain/tenants/page/feedback.suite'
import { Button } from '../../../controls/Button/Button.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { useForm, type SubmitProps } from '../../use-form.ts'

export interface FeedbackFormProps extends SubmitProps<FeedbackValues> {}

const EMPTY: FeedbackValues = { interested: null, words: '' }

const INTERESTS = FEEDBACK_INTERESTS.map((interest) => ({
  value: interest as number,
  label: INTEREST_LABELS[interest],
}))

/**
 * A tenant's feedback on the home that they have seen.
 *
 * @do Show it once the viewing was attended, and thank the tenant in its place afterwards.
 * @dont Do not use it for staff: its texts address the tenant.
 * @key Arrow keys: Choose another option.
 */
export function FeedbackForm({ onSubmit, isBusy = false, serverErrors }: FeedbackFormProps) {
  const form = useForm(() => FeedbackFormModel.create({ values: EMPTY }), { serverErrors })

  return (
    <CheckedForm form={form} isBusy={isBusy} onSubmit={onSubmit}>
      <BoundField form={form} name="interested" isGroup isRequired>
        {({ value, onChange }) => (
          <RadioGroup options={INTERESTS} value={value} onChange={onChange} direction="row" size="large" />
        )}
      </BoundField>
      <BoundField form={form} name="words">
        {/* One character more than allowed, so that text that is too long is reported instead of cut off. */}
        {(control) => <TextArea {...control} name="words" maxLength={FEEDBACK_WORDS_MAX + 1} />}
      </BoundField>
      <div>
        <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Sending…">
          Send feedback
        </Button>
      </div>
    </CheckedForm>
  )
}
