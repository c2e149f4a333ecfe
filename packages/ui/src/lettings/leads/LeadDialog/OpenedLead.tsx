import { sectionOf } from '@latchkey/domain/leads/lead.enums'
import { leadDialogTitle } from '@latchkey/domain/leads/lead.names'
import type { LeadSave } from '@latchkey/domain/leads/leads.port'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { Form } from '../../../forms/Form/Form.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { useLeadForm } from '../lead-form.ts'
import { agentChoices } from '../agent-choices.ts'
import type { LeadDialogProps, LeadDialogSubject } from './LeadDialog.tsx'
import { LeadFields } from './LeadFields.tsx'
import { LeadFooter } from './LeadFooter.tsx'
import { LeadHeader } from './LeadHeader.tsx'
import { LeadObstacles } from './LeadObstacles.tsx'
import { LeadQuestions, type LeadQuestion } from './LeadQuestions.tsx'
import { LeadUnavailable } from './LeadUnavailable.tsx'

const NO_ERRORS = {}

const titleOf = (subject: LeadDialogSubject) => {
  if (subject.kind === 'saved') return leadDialogTitle(sectionOf(subject.lead.status))
  return leadDialogTitle((subject.kind === 'loading' ? subject.section : undefined) ?? 'Enquiry')
}

/** The dialog for as long as it is open once. */
export function OpenedLead(props: LeadDialogProps) {
  const { isOpen, subject, clock, agents, isBusy = false, obstacle = null, onDirtyChange } = props
  const formId = useId()
  const lead = subject.kind === 'saved' ? subject.lead : null
  const hasForm = subject.kind === 'saved' || subject.kind === 'new'

  const choices = useMemo(
    () => agentChoices(agents, lead?.viewingUserId ?? null, lead?.viewingUsername ?? undefined),
    [agents, lead],
  )
  const knowsUser = useMemo(
    () => (agents.length === 0 ? undefined : (id: number) => choices.some((choice) => choice.id === id)),
    [agents, choices],
  )
  const form = useLeadForm({ lead, serverErrors: props.serverErrors ?? NO_ERRORS, knowsUser })
  const [question, setQuestion] = useState<LeadQuestion | null>(null)
  const lastSave = useRef<LeadSave>(null)

  const isDirty = isOpen && hasForm && form.isDirty
  const tellDirty = useEffectEvent((value: boolean) => onDirtyChange?.(value))
  useEffect(() => {
    tellDirty(isDirty)
    return () => tellDirty(false)
  }, [isDirty])

  const save = (toSave: LeadSave) => {
    lastSave.current = toSave
    props.onSave(toSave)
  }

  const handleSubmit = () => {
    if (isBusy) return
    const toSave = form.check()
    if (toSave === null) props.onInvalid()
    else save(toSave)
  }

  const requestClose = () => {
    if (isBusy) return
    if (isDirty) setQuestion('discard')
    else props.onClose()
  }

  const discard = () => {
    form.reset()
    onDirtyChange?.(false)
    props.onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={requestClose}
      title={titleOf(subject)}
      size="large"
      {...(props.findOpener && { findOpener: props.findOpener })}
      headerActions={
        lead && (
          <LeadHeader
            lead={lead}
            clock={clock}
            onAnswers={() => setQuestion('answers')}
            {...(props.onHistory && { onHistory: props.onHistory })}
          />
        )
      }
      footer={
        <LeadFooter
          {...props}
          formId={hasForm ? formId : null}
          lead={lead}
          selectedStatus={form.draft.status}
          onAsk={setQuestion}
          onCloseRequest={requestClose}
        />
      }
    >
      {hasForm ? (
        <Form id={formId} onSubmit={handleSubmit} errors={form.errors}>
          {form.isBehind && (
            <Banner tone="warning">
              Somebody else has saved this lead since you began. What you typed is untouched; when you save,
              you choose between the two.
            </Banner>
          )}
          <LeadFields {...props} form={form} lead={lead} agents={choices} />
        </Form>
      ) : (
        <LeadUnavailable subject={subject} onRetry={props.onRetry} />
      )}
      <LeadQuestions
        question={question}
        lead={lead}
        clock={clock}
        isDirty={isDirty}
        onClose={() => setQuestion(null)}
        onDiscard={discard}
        onVerify={props.onVerify}
        onDecline={props.onDecline}
      />
      <LeadObstacles
        obstacle={obstacle}
        form={form}
        clock={clock}
        agents={choices}
        isBusy={isBusy}
        onClose={props.onObstacleClose}
        onSaveAnyway={() => lastSave.current && save({ ...lastSave.current, override: true })}
        onSave={save}
      />
      {props.over}
    </Dialog>
  )
}
