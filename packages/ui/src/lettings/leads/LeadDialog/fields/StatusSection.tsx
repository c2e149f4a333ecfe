import { LEAD_SECTION_TITLES } from '@latchkey/domain/leads/lead.fields'
import {
  LEAD_SECTIONS,
  LEAD_STATUS,
  LEAD_STATUS_LABELS,
  isLeadStatus,
  SECTION_STATUSES,
  type LeadStatus,
} from '@latchkey/domain/leads/lead.status'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../../../controls/Button/Button.tsx'
import { RadioGroup } from '../../../../inputs/RadioGroup/RadioGroup.tsx'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { LeadStatusLabel } from '../../LeadStatusLabel/LeadStatusLabel.tsx'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './LeadTextField.tsx'
import * as S from './LeadFields.styles.ts'

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
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <FormSection title={LEAD_SECTION_TITLES.status}>
      <S.Chosen>
        <ChosenStatus form={form} />
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          Change status
        </Button>
      </S.Chosen>
      <S.Choices id={id} data-open={isOpen || undefined}>
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
      </S.Choices>
    </FormSection>
  )
}

const ChosenStatus = observer(function ChosenStatus({ form }: Pick<SectionProps, 'form'>) {
  const status = form.value('status')
  return isLeadStatus(status) && <LeadStatusLabel status={status} />
})
