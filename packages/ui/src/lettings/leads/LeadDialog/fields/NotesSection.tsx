import { TextArea } from '../../../../inputs/TextArea/TextArea.tsx'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './LeadTextField.tsx'

/** Notes by staff, never shown to tenants (rule L20). */
export function NotesSection({ form }: Pick<SectionProps, 'form'>) {
  return (
    <FormSection title="Notes">
      <BoundField form={form} name="notes" isLabelHidden>
        {(control) => <TextArea {...control} />}
      </BoundField>
    </FormSection>
  )
}
