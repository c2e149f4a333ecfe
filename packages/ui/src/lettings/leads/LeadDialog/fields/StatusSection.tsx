import { LEAD_SECTION_TITLES } from '@latchkey/domain/leads/lead.fields'
import {
  LEAD_SECTIONS,
  LEAD_STATUS,
  LEAD_STATUS_LABELS,
  isLeadStatus,
  emailingActionOf,
  reasonListOf,
  SECTION_STATUSES,
  type LeadStatus,
} from '@latchkey/domain/leads/lead-status'
import { chooseStatus } from '@latchkey/domain/leads/choose-status'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../../../controls/Button/Button.tsx'
import { RadioGroup } from '../../../../inputs/RadioGroup/RadioGroup.tsx'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { Banner } from '../../../../overlays/Banner/Banner.tsx'
import { LeadStatusLabel } from '../../LeadStatusLabel/LeadStatusLabel.tsx'
import { HeldHome } from '../../HeldNotice/HeldHome.tsx'
import { ReasonField } from '../../ReasonField/ReasonField.tsx'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './LeadTextField.tsx'
import { ReasonNote } from './ReasonNote.tsx'
import * as S from './LeadFields.styles.ts'

export interface StatusSectionProps extends Pick<SectionProps, 'form'> {
  /** Null for a new lead. */
  lead: LeadRecord | null
  /** True where a decline or cancellation needs a reason. */
  isStrict: boolean
  isBusy: boolean
  /** Called to record the missing reason of the saved status; without it there is no button. */
  onRecordReason?: (() => void) | undefined
  /** Called to confirm the viewing by email instead; without it there is no button. */
  onConfirmViewing?: (() => void) | undefined
}

const noteOf = (status: LeadStatus, savedStatus: LeadStatus | null) =>
  status === LEAD_STATUS.ReservationSent && savedStatus !== status
    ? { note: 'A reservation link will be emailed to the customer.' }
    : {}

/** All twelve statuses, whatever the current one: staff correct mistakes and skip steps (rules L4 and L5). */
export function StatusSection({
  form,
  lead,
  isStrict,
  isBusy,
  onRecordReason,
  onConfirmViewing,
}: StatusSectionProps) {
  const savedStatus = lead?.status ?? null
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
          {({ value }) => (
            <RadioGroup
              value={value}
              onChange={(status) => chooseStatus(form, status, Math.floor(Date.now() / 1000))}
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
      {lead && <HomeIsHeld form={form} lead={lead} />}
      {lead && <NobodyIsMailed form={form} lead={lead} onConfirmViewing={onConfirmViewing} />}
      <Reason form={form} lead={lead} isStrict={isStrict} isBusy={isBusy} onRecordReason={onRecordReason} />
    </FormSection>
  )
}

const ChosenStatus = observer(function ChosenStatus({ form }: Pick<SectionProps, 'form'>) {
  const status = form.value('status')
  return isLeadStatus(status) && <LeadStatusLabel status={status} />
})

/** Says that a reservation would be refused, before it is saved. */
const HomeIsHeld = observer(function HomeIsHeld({
  form,
  lead,
}: Pick<StatusSectionProps, 'form'> & { lead: LeadRecord }) {
  const { ReservationSent } = LEAD_STATUS
  const isOffered = form.value('status') === ReservationSent && lead.status !== ReservationSent
  if (!isOffered || lead.homeHold === null) return null
  return (
    <Banner tone="warning">
      No reservation can be sent for this property. <HeldHome heldBy={lead.homeHold.heldBy} />
    </Banner>
  )
})

/** Says what emails the tenant, where the choice of a status does not. */
const NobodyIsMailed = observer(function NobodyIsMailed({
  form,
  lead,
  onConfirmViewing,
}: Pick<StatusSectionProps, 'form' | 'onConfirmViewing'> & { lead: LeadRecord }) {
  const status = form.value('status')
  const action = emailingActionOf(status, lead.status)
  if (action === null) return null
  return (
    <Banner
      action={
        status === LEAD_STATUS.ViewingScheduled &&
        onConfirmViewing && (
          <Button size="small" onClick={onConfirmViewing}>
            {action}
          </Button>
        )
      }
    >
      This does not email the tenant. {action} does.
    </Banner>
  )
})

/** Edits the reason for entering the chosen status. */
const Reason = observer(function Reason({
  form,
  lead,
  isStrict,
  isBusy,
  onRecordReason,
}: StatusSectionProps) {
  const status = form.value('status')
  if (lead !== null && status === lead.status)
    return (
      <ReasonNote
        status={lead.status}
        lastReason={lead.lastReason}
        isBusy={isBusy}
        onRecord={onRecordReason}
      />
    )
  const list = reasonListOf(status)
  return isStrict && list !== null && <ReasonField form={form} list={list} />
})
