import { LEAD_LABELS } from '@latchkey/domain/leads/lead.labels'
import { TextArea } from '../../../controls/TextArea/TextArea.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import type { LeadForm } from '../lead-form.ts'
import { FormSection } from './FormSection.tsx'

/** What staff wrote down; no tenant ever sees it. Source: decision L20. */
export function NotesSection({ form }: { form: LeadForm }) {
  return (
    <FormSection title="Notes">
      <Field label={LEAD_LABELS.notes} name="notes" error={form.errorOf('notes')} isLabelHidden>
        <TextArea
          value={form.valueOf('notes')}
          onChange={(text) => form.set('notes', text)}
          onBlur={() => form.leave('notes')}
        />
      </Field>
    </FormSection>
  )
}
