import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { leadDialogTitle } from '@latchkey/domain/leads/lead-names'
import type { LeadObstacle } from '@latchkey/domain/leads/lead-obstacle'
import type { LeadValues } from '@latchkey/domain/leads/lead-values'
import type { ReasonValues } from '@latchkey/domain/leads/reason/reason-values'
import type { Person } from '@latchkey/domain/users/people'
import { observer } from 'mobx-react-lite'
import { useId, useState, type ReactNode } from 'react'
import { RecordStepper, type RecordStepperProps } from '../../../data/RecordStepper/RecordStepper.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { MoreWhenNarrow } from '../../../layout/MoreWhenNarrow/MoreWhenNarrow.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import type { DialogRecord } from '../../RecordDialog.tsx'
import { agentChoices } from '../agent-choices.ts'
import { LeadFields } from './fields/LeadFields.tsx'
import type { ViewingSectionProps } from './fields/ViewingSection.tsx'
import { LeadFooter } from './LeadFooter.tsx'
import type { LeadResponseProps } from './LeadResponse.tsx'
import type { LeadHandlerActions } from './LeadHandler.tsx'
import { LeadAbout, LeadHeader } from './LeadHeader.tsx'
import { LeadObstacles } from './LeadObstacles.tsx'
import { LeadQuestions, type LeadQuestion } from './LeadQuestions.tsx'
import { LeadUnavailable } from './LeadUnavailable.tsx'
import * as S from './LeadDialog.styles.ts'

/** Use a new key on each opening. */
export interface LeadDialogProps
  extends LeadHandlerActions, Pick<LeadResponseProps, 'onAnswered'>, Pick<ViewingSectionProps, 'onOutcome'> {
  isOpen: boolean
  opened: DialogRecord<LeadRecord, LeadValues, LeadObstacle>
  /** The agents to choose from; the agent of the lead is added if missing. */
  agents: readonly Person[]
  /** True while a save or another action on the lead is running. */
  isBusy?: boolean
  /** Called when Save is pressed; the editor checks the form. */
  onSave: () => void
  /** Called to save the edits over the version of another user. */
  onSaveMerged: () => void
  /** Called to repeat the last save despite the overlap. */
  onSaveAnyway: () => void
  /** Called with the reason for completing a letting without every right to rent check; omitted without permission. */
  onCompleteAnyway?: ((reason: string) => void) | undefined
  /** Called when the question about the obstacle was cancelled, or the other version was chosen. */
  onObstacleClose: () => void
  /** Called to close the dialog; unsaved edits have been discarded. */
  onClose: () => void
  /** Finds the element to focus instead of the opener; null for the opener. */
  findOpener?: (opener: Element | null) => HTMLElement | null
  /** Called to load the lead again after a failure. */
  onRetry?: () => void
  /**
   * `onVerify` and `onDecline` each have a button only if given and if the status allows it; both
   * ask for confirmation.
   */
  onVerify?: () => void
  /** The reason is null unless `isStrict`; resolves with true when the customer is declined. */
  onDecline?: (given: ReasonValues | null) => Promise<boolean>
  /** Called with a reason that was missing; resolves with true when it is recorded. Without it there is no button. */
  onRecordReason?: (given: ReasonValues) => Promise<boolean>
  /** Called to save the edits and to confirm the viewing by email; omitted without permission. */
  onConfirmViewing?: (() => void) | undefined
  /** True where a decline or cancellation needs a reason. */
  isStrict?: boolean
  /** Called to send the questionnaire again; offered while the tenant's answer is awaited. */
  onSendQuestionnaire?: () => void
  /** Called to open the history of a saved lead; without it there is no button. */
  onHistory?: () => void
  /** Called to open the emails to the tenant of a saved lead; without it there is no button. */
  onMails?: () => void
  /** True until the content above the form is loaded, which would otherwise move the form. */
  isWaiting?: boolean
  /** More about the lead, above its form. */
  notices?: ReactNode
  /** The same, below the form, for what is loaded after the form is shown. */
  noticesBelow?: ReactNode
  /** Rendered over the dialog, such as the history. */
  over?: ReactNode
  /** The section of the list from which it was opened; its title is shown until the lead is loaded, and 'Lead Details' without one. */
  section?: LeadSection
  /** Steps to the previous and next lead of that list; without it there are no buttons. */
  steps?: Omit<RecordStepperProps, 'noun' | 'isDisabled'>
}

/**
 * Views and edits one lead.
 *
 * @do Pass the obstacle of a failed save: the dialog itself asks about conflicts, clashes and held homes.
 * @do Pass a callback only with permission: its button is shown when it is given.
 * @dont Do not add another editor for leads, except the two short dialogs for viewings.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In a field of one line, saves.
 * @key Arrow keys: Choose the status.
 */
export const LeadDialog = observer(function LeadDialog(props: LeadDialogProps) {
  const { isOpen, opened, isBusy = false, isWaiting = false, isStrict = false } = props
  const { saved } = opened
  const form = isWaiting ? null : opened.form
  const formId = useId()
  const [question, setQuestion] = useState<LeadQuestion | null>(null)
  const agents = agentChoices(
    props.agents,
    saved?.viewingUserId ?? null,
    saved?.viewingAgentName ?? undefined,
  )

  const handleSubmit = () => {
    if (!isBusy) props.onSave()
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
      title={saved?.title ?? leadDialogTitle(props.section)}
      size="large"
      isTall
      {...(props.findOpener && { findOpener: props.findOpener })}
      headerActions={
        <>
          {(saved !== null || opened.state === 'loading') && <LeadAbout lead={saved} />}
          {saved && (
            <MoreWhenNarrow isIcon>
              <LeadHeader
                lead={saved}
                isBusy={isBusy}
                onAnswers={() => setQuestion('answers')}
                userId={props.userId}
                onTake={props.onTake}
                onRelease={props.onRelease}
                onAssign={props.onAssign}
                onAnswered={props.onAnswered}
                {...(props.onHistory && { onHistory: props.onHistory })}
                {...(props.onMails && { onMails: props.onMails })}
              />
            </MoreWhenNarrow>
          )}
          {saved === null && opened.state === 'loading' && (
            <>
              <S.HeaderViews />
              <S.HeaderFacts />
            </>
          )}
          {props.steps && <RecordStepper noun="lead" isDisabled={isBusy} {...props.steps} />}
        </>
      }
      footer={<LeadFooter {...props} formId={formId} onAsk={setQuestion} onCloseRequest={requestClose} />}
    >
      {form !== null && <S.Notices>{props.notices}</S.Notices>}
      {form === null ? (
        <LeadUnavailable state={opened.form === null ? opened.state : 'loading'} onRetry={props.onRetry} />
      ) : (
        <BoundForm key={saved?.id} id={formId} form={form} onSubmit={handleSubmit}>
          {form.isBehind && (
            <Banner tone="warning">
              Somebody else has saved this lead since you opened it. Your edits are kept. When you save, you
              can compare the two and choose.
            </Banner>
          )}
          <LeadFields
            form={form}
            lead={saved}
            agents={agents}
            isBusy={isBusy}
            onOutcome={props.onOutcome}
            isStrict={isStrict}
            {...(props.onRecordReason && { onRecordReason: () => setQuestion('reason') })}
            onConfirmViewing={props.onConfirmViewing}
          />
        </BoundForm>
      )}
      {form !== null && <S.Notices data-below>{props.noticesBelow}</S.Notices>}
      <LeadQuestions
        question={question}
        lead={saved}
        form={form}
        onClose={() => setQuestion(null)}
        onDiscard={discard}
        onVerify={props.onVerify}
        onDecline={props.onDecline}
        onRecordReason={props.onRecordReason}
        isStrict={isStrict}
        isBusy={isBusy}
      />
      <LeadObstacles {...props} agents={agents} />
      {props.over}
    </Dialog>
  )
})
