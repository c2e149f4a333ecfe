import type { FieldOf } from '@latchkey/domain/forms/form.model'
import type { Conflict, OpenedState, RecordForm } from '@latchkey/domain/forms/opened-record.model'
import { deletedMeanwhile } from '@latchkey/domain/platform/messages'
import { SearchX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../controls/Button/Button.tsx'
import { BoundForm } from '../forms/BoundForm.tsx'
import { Announcement } from '../accessibility/Announcement/Announcement.tsx'
import { EmptyState } from '../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../layout/EmptyState/LoadFailed.tsx'
import { FieldGrid } from '../layout/FieldGrid/FieldGrid.tsx'
import { Skeleton } from '../layout/Skeleton/Skeleton.tsx'
import { Stack } from '../layout/Stack/Stack.tsx'
import { Banner } from '../overlays/Banner/Banner.tsx'
import { Dialog, type DialogProps } from '../overlays/Dialog/Dialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { RecordConflict } from './RecordConflict.tsx'
import * as S from './RecordDialog.styles.ts'

/** The record of a dialog, as opened by its editor in the domain. */
export interface DialogRecord<Row, Values, Obstacle = never> {
  readonly state: OpenedState
  /** True if it was deleted while it is open. */
  readonly isGone: boolean
  /** The saved record; null for a new one. */
  readonly saved: Row | null
  /** Null until the record is loaded. */
  readonly form: RecordForm<Values> | null
  /** The reason for a failed save, if the user has to decide, such as a conflict. */
  readonly obstacle: Conflict | Obstacle | null
}

/** The props shared by all dialogs of records. */
export interface RecordDialogActions<Row, Values> {
  isOpen: boolean
  opened: DialogRecord<Row, Values>
  /** True while a save or another action on the record is running. */
  isBusy?: boolean
  /** Called when Save is pressed; the editor checks the form. */
  onSave: () => void
  /** Called to save the edits over the version of another user. */
  onSaveMerged: () => void
  /** Called when the conflict was cancelled, or the other version was chosen. */
  onConflictClose: () => void
  /** Called to close the dialog; unsaved edits have been discarded. */
  onClose: () => void
  /** Called to load the record again after a failure. */
  onRetry?: () => void
}

/** Props for the kind of record. */
export interface RecordDialogProps<Row, Values extends object>
  extends RecordDialogActions<Row, Values>, Pick<DialogProps, 'isTall' | 'findFocus' | 'findOpener'> {
  title: string
  /** The noun for the record in a sentence, such as "project". */
  noun: string
  size: DialogProps['size']
  /** The labels of the fields, in the order of the form. */
  labels: Readonly<Record<FieldOf<Values>, string>>
  /** The value of a field as text, for comparison. */
  textOf: (field: FieldOf<Values>, values: Values) => string
  /** True while pictures are uploading: a save would not include them. */
  isUploading?: boolean
  /** A line below the title; null until it is known. Without it there is none. */
  line?: ReactNode
  /** Buttons for other actions on the record, at the far end of the footer. */
  actions?: ReactNode
  /** True while such an action is running. */
  isActing?: boolean
  children: ReactNode
}

function Shell<Row, Values extends object>(props: RecordDialogProps<Row, Values>) {
  const { isOpen, noun, opened, isBusy = false, isUploading = false, isActing = false } = props
  const { form } = opened
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)

  const handleSubmit = () => {
    if (!isBusy && !isUploading) props.onSave()
  }
  const requestClose = () => {
    if (isBusy) return
    if (isOpen && (form?.isDirty || isUploading)) setIsLeaving(true)
    else props.onClose()
  }
  const discard = () => {
    setIsLeaving(false)
    form?.reset()
    props.onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={requestClose}
      title={props.title}
      size={props.size}
      isTall={props.isTall}
      findFocus={props.findFocus}
      findOpener={props.findOpener}
      headerActions={props.line !== undefined && <S.Line>{props.line}</S.Line>}
      footer={
        <>
          {props.actions && <S.Actions>{props.actions}</S.Actions>}
          <Button isInactive={isBusy} onClick={requestClose}>
            Close
          </Button>
          {form !== null && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isBusy && !isActing}
              busyLabel="Saving…"
              isInactive={isUploading || isActing}
            >
              Save
            </Button>
          )}
        </>
      }
    >
      {form === null ? (
        <Unavailable state={opened.state} noun={noun} onRetry={props.onRetry} />
      ) : (
        <BoundForm id={formId} form={form} onSubmit={handleSubmit}>
          <Stack>
            {opened.isGone && <Banner tone="warning">{deletedMeanwhile(noun)}</Banner>}
            {form.isBehind && (
              <Banner tone="warning">
                Somebody else has saved this {noun} since you opened it. Your edits are kept. When you save,
                you can compare the two and choose.
              </Banner>
            )}
            {props.children}
          </Stack>
        </BoundForm>
      )}
      <DiscardDialog isOpen={isLeaving} onDiscard={discard} onKeep={() => setIsLeaving(false)} />
      <RecordConflict {...props} />
    </Dialog>
  )
}

/**
 * The dialog around the form of a record: Save and Close, the questions before edits are lost, and the states
 * without a form. Its fields are BoundFields.
 */
export const RecordDialog = observer(Shell) as typeof Shell

interface UnavailableProps {
  state: OpenedState
  noun: string
  onRetry: (() => void) | undefined
}

/** Shown while the record loads, if it could not be loaded, and if it does not exist. */
function Unavailable({ state, noun, onRetry }: UnavailableProps) {
  if (state === 'failed') return <LoadFailed title={`The ${noun} could not be loaded`} onRetry={onRetry} />
  if (state === 'missing')
    return (
      <EmptyState title={`This ${noun} no longer exists`} icon={<SearchX />}>
        It has been deleted, or the address is wrong.
      </EmptyState>
    )
  return (
    <div aria-busy>
      <Announcement>{`Loading the ${noun}…`}</Announcement>
      <FieldGrid>
        <Skeleton shape="control" count={4} />
        <Skeleton shape="control" count={4} />
      </FieldGrid>
    </div>
  )
}
