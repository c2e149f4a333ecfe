import type { ToSave } from '@latchkey/domain/forms/form.model'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { leadDialogTitle } from '@latchkey/domain/leads/lead.names'
import type { LeadObstacle } from '@latchkey/domain/leads/lead.obstacle'
import type { LeadValues } from '@latchkey/domain/leads/lead.values'
import type { DateFormatter } from '@latchkey/domain/platform/time'
import type { UserOption } from '@latchkey/domain/users/user.contract'
import { observer } from 'mobx-react-lite'
import { useId, useState, type ReactNode } from 'react'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import type { DialogRecord } from '../../RecordDialog.tsx'
import { agentChoices } from '../agent-choices.ts'
import { LeadFields } from './LeadFields.tsx'
import { LeadFooter } from './LeadFooter.tsx'
import { LeadHeader } from './LeadHeader.tsx'
import { LeadObstacles } from './LeadObstacles.tsx'
import { LeadQuestions, type LeadQuestion } from './LeadQuestions.tsx'
import { LeadUnavailable } from './LeadUnavailable.tsx'

/** What the dialog of a lead accepts. Give it another key each time that it opens. */
export interface LeadDialogProps {
  isOpen: boolean
  opened: DialogRecord<LeadRecord, LeadValues, LeadObstacle>
  dateFormatter: DateFormatter
  /** Who can be chosen as agent; the agent of the lead is added where missing. Source: decision U16. */
  agents: readonly UserOption[]
  /** True while a save or another act on the lead is under way. */
  isBusy?: boolean
  /** The form is to be saved, and finds nothing wrong with itself. */
  onSave: (values: ToSave<LeadValues>) => void
  /** The last save is to be repeated over a clash. */
  onSaveAnyway: () => void
  /** A save was tried, and the form itself found errors. Source: specification §5. */
  onInvalid: () => void
  /** The person closed the question that the obstacle raised, or took the other lead instead. */
  onObstacleClose: () => void
  /** The dialog is to close; unsaved edits were given up already. */
  onClose: () => void
  /** Finds where focus goes when what opened the lead is no longer on the page. */
  findOpener?: () => HTMLElement | null
  /** Reads the lead again after a failure. */
  onRetry?: () => void
  onCopied: () => void
  /** Each of these has its button only when it is given, and only in the status it belongs to; both are asked about first. Source: decision L14. */
  onVerify?: () => void
  onDecline?: () => void
  /** Sends the questionnaire again; offered while the tenant is awaited. Source: decision P1. */
  onSendQuestionnaire?: () => void
  /** Shows what happened to a saved lead; the button is there only when this is given. */
  onHistory?: () => void
  /** What lies over the dialog, such as the history. */
  over?: ReactNode
}

/** Everything about one lead, to read and to change. */
export const LeadDialog = observer(function LeadDialog(props: LeadDialogProps) {
  const { isOpen, opened, dateFormatter, isBusy = false } = props
  const { saved, form } = opened
  const formId = useId()
  const [question, setQuestion] = useState<LeadQuestion | null>(null)
  const agents = agentChoices(props.agents, saved?.viewingUserId ?? null, saved?.viewingUsername ?? undefined)

  const handleSubmit = () => {
    if (isBusy || form === null) return
    const values = form.check()
    if (values === null) props.onInvalid()
    else props.onSave(values)
  }

  const requestClose = () => {
    if (isBusy) return
    if (isOpen && form?.isDirty) setQuestion('discard')
    else props.onClose()
  }

  const discard = () => {
    form?.reset()
    props.onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={requestClose}
      title={saved?.title ?? leadDialogTitle('Enquiry')}
      size="large"
      {...(props.findOpener && { findOpener: props.findOpener })}
      headerActions={
        saved && (
          <LeadHeader
            lead={saved}
            dateFormatter={dateFormatter}
            onAnswers={() => setQuestion('answers')}
            {...(props.onHistory && { onHistory: props.onHistory })}
          />
        )
      }
      footer={<LeadFooter {...props} formId={formId} onAsk={setQuestion} onCloseRequest={requestClose} />}
    >
      {form === null ? (
        <LeadUnavailable state={opened.state} onRetry={props.onRetry} />
      ) : (
        <BoundForm id={formId} form={form} onSubmit={handleSubmit}>
          {form.isBehind && (
            <Banner tone="warning">
              Somebody else has saved this lead since you began. What you typed is untouched; when you save,
              you choose between the two.
            </Banner>
          )}
          <LeadFields
            form={form}
            lead={saved}
            dateFormatter={dateFormatter}
            agents={agents}
            onCopied={props.onCopied}
          />
        </BoundForm>
      )}
      <LeadQuestions
        question={question}
        lead={saved}
        form={form}
        dateFormatter={dateFormatter}
        onClose={() => setQuestion(null)}
        onDiscard={discard}
        onVerify={props.onVerify}
        onDecline={props.onDecline}
      />
      <LeadObstacles {...props} agents={agents} />
      {props.over}
    </Dialog>
  )
})
