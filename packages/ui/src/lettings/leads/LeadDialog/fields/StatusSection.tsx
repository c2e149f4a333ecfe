import { LEAD_SECTION_TITLES } from '@latchkey/domain/leads/lead.fields'
import {
  LEAD_SECTIONS,
  LEAD_STATUS,
  LEAD_STATUS_LABELS,
  SECTION_STATUSES,
  type LeadStatus,
} from '@latchkey/domain/leads/lead.status'
import { RadioGroup } from '../../../../inputs/RadioGroup/RadioGroup.tsx'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './LeadTextField.tsx'

export interface StatusSectionProps extends Pick<SectionProps, 'form'> {
  /** Null for a new lead. */
  savedStatus: LeadStatus | null
}

/** The effects of a status beyond the status itself (rule L17). */
const noteOf = (status: LeadStatus, savedStatus: LeadStatus | null) =>
  status === LEAD_STATUS.ReservationSent && savedStatus !== status
    ? { note: 'A reservation link will be emailed to the customer.' }
    : {}

/** All twelve statuses, whatever the current one: staff correct mistakes and skip steps (rules L4 and L5). */
export function StatusSection({ form, savedStatus }: StatusSectionProps) {
  return (
    <FormSection title={LEAD_SECTION_TITLES.status}>
      <BoundField form={form} name="status" isRequired isGroup isLabelHidden>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onChange={onChange}
            options={LEAD_SECTIONS.map((section) => ({
              heading: section,
              options: SECTION_STATUSES[section].map((status) => ({
                value: status as number,
                label: LEAD_STATUS_LABELS[status],
                ...noteOf(status, savedStatus),
              })),
            }))}
          />
        )}
      </BoundField>
    </FormSection>
  )
}
