import { SHORT_FORM_FIELDS, type NewLeadForm } from '@latchkey/domain/leads/new-lead.form'
import type { Person } from '@latchkey/domain/users/people'
import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { StageSection } from '../LeadDialog/fields/LeadFields.tsx'
import { StatusSection } from '../LeadDialog/fields/StatusSection.tsx'
import { TextSection } from '../LeadDialog/fields/TextSection.tsx'
import * as S from './NewLeadDialog.styles.ts'

export interface MoreDetailsProps {
  form: NewLeadForm
  agents: readonly Person[]
  isStrict: boolean
  isBusy: boolean
}

const isShort = (name: string): boolean => (SHORT_FORM_FIELDS as readonly string[]).includes(name)

/** The fields that few callers need; opened by an error in one of them. */
export const MoreDetails = observer(function MoreDetails({ form, ...shown }: MoreDetailsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [attempts, setAttempts] = useState(0)
  // Once for each attempt to save, so that it can be closed again.
  if (form.failedAttempts !== attempts) {
    setAttempts(form.failedAttempts)
    if (form.errors.some(({ name }) => !isShort(name))) setOpen(true)
  }
  const section = { form, without: SHORT_FORM_FIELDS }

  return (
    <>
      <S.More>
        <Button
          variant="quiet"
          icon={<ChevronDown aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          More details
        </Button>
      </S.More>
      {isOpen && (
        <S.Rest id={id}>
          <StatusSection {...shown} form={form} lead={null} />
          <StageSection {...shown} form={form} lead={null} />
          <TextSection {...section} section="property" />
          <TextSection {...section} section="address" />
          <TextSection {...section} section="tenant" />
        </S.Rest>
      )}
    </>
  )
})
