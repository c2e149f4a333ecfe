import { DISCARD_CHANGES } from '@latchkey/domain/platform/messages'
import { CloudOff, SearchX } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { Button } from '../controls/Button/Button.tsx'
import { Form } from '../forms/Form/Form.tsx'
import { Announcement } from '../layout/Announcement/Announcement.tsx'
import { EmptyState } from '../layout/EmptyState/EmptyState.tsx'
import { FieldGrid } from '../layout/FieldGrid/FieldGrid.tsx'
import { Skeleton } from '../layout/Skeleton/Skeleton.tsx'
import { Stack } from '../layout/Stack/Stack.tsx'
import { Banner } from '../overlays/Banner/Banner.tsx'
import { ConfirmDialog } from '../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { ConflictDialog, type FieldDifference } from '../overlays/ConflictDialog/ConflictDialog.tsx'
import { Dialog, type DialogProps } from '../overlays/Dialog/Dialog.tsx'
import type { RecordForm, Versioned } from './record-form.ts'

/** What the dialog is about: a form to fill in, or what stands in its place. */
export type RecordState = 'form' | 'loading' | 'failed' | 'missing'

/** What every dialog of a record accepts, whatever the record is. */
export interface RecordDialogActions<Draft> {
  isOpen: boolean
  /** True while a save or another act on the record is under way. */
  isBusy?: boolean
  /** Somebody saved in between; `null` where nobody did. Source: decision L35. */
  conflict?: { changedBy: string | null } | null
  /** The draft, with the version that the edits began with. */
  onSave: (save: Versioned<Draft>) => void
  /** The person closed the question that the conflict raised, or took the other record instead. */
  onConflictClose: () => void
  /** The dialog is to close; unsaved edits were given up already. */
  onClose: () => void
  /** Whether there are unsaved edits; before `onClose` always false. */
  onDirtyChange?: (isDirty: boolean) => void
  /** Reads the record again after a failure. */
  onRetry?: () => void
}

/** What the shell of such a dialog needs besides. */
export interface RecordDialogProps<Draft extends object> extends RecordDialogActions<Draft> {
  title: string
  /** What the record is called in a sentence, such as "project". */
  noun: string
  size: DialogProps['size']
  state: RecordState
  form: RecordForm<Draft>
  /** In which fields two drafts differ, in words. */
  differences: (mine: Draft, theirs: Draft) => FieldDifference[]
  /** The record as its form would start from it now. */
  saved: Draft
  /** True while pictures are on their way: saving would leave them out. */
  isUploading?: boolean
  /** A save was tried, and the form itself found errors. */
  onInvalid?: () => void
  children: ReactNode
}

/** The dialog around the form of a record: Save and Close, the questions before edits are lost, and what stands in for the form. */
export function RecordDialog<Draft extends object>(props: RecordDialogProps<Draft>) {
  const { isOpen, noun, state, form, isBusy = false, isUploading = false, conflict = null } = props
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const hasForm = state === 'form'
  const isDirty = isOpen && hasForm && (form.isDirty || isUploading)

  const tellDirty = useEffectEvent((value: boolean) => props.onDirtyChange?.(value))
  useEffect(() => {
    tellDirty(isDirty)
    return () => tellDirty(false)
  }, [isDirty])

  const handleSubmit = () => {
    if (isBusy || isUploading) return
    const toSave = form.check()
    if (toSave === null) props.onInvalid?.()
    else props.onSave(toSave)
  }
  const requestClose = () => {
    if (isBusy) return
    if (isDirty) setIsLeaving(true)
    else props.onClose()
  }
  const discard = () => {
    setIsLeaving(false)
    form.reset()
    props.onDirtyChange?.(false)
    props.onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={requestClose}
      title={props.title}
      size={props.size}
      footer={
        <>
          <Button disabled={isBusy} onClick={requestClose}>
            Close
          </Button>
          {hasForm && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isBusy}
              busyLabel="Saving…"
              disabled={isUploading}
            >
              Save
            </Button>
          )}
        </>
      }
    >
      {hasForm ? (
        <Form id={formId} onSubmit={handleSubmit} errors={form.errors}>
          <Stack>
            {form.isBehind && (
              <Banner tone="warning">
                Somebody else has saved this {noun} since you began. What you typed is untouched; when you
                save, you choose between the two.
              </Banner>
            )}
            {props.children}
          </Stack>
        </Form>
      ) : (
        <Unavailable state={state} noun={noun} onRetry={props.onRetry} />
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title={DISCARD_CHANGES.title}
        isDanger
        onConfirm={discard}
        onCancel={() => setIsLeaving(false)}
      >
        {DISCARD_CHANGES.question}
      </ConfirmDialog>
      <ConflictDialog
        isOpen={conflict !== null}
        noun={noun}
        changedBy={conflict?.changedBy ?? null}
        disputed={conflict === null ? [] : props.differences(form.merged, props.saved)}
        theirsOnly={conflict === null ? [] : props.differences(form.draft, form.merged)}
        isBusy={isBusy}
        onKeepMine={() => props.onSave(form.takeMerged())}
        onTakeTheirs={() => {
          form.reset()
          props.onConflictClose()
        }}
        onCancel={props.onConflictClose}
      />
    </Dialog>
  )
}

interface UnavailableProps {
  state: Exclude<RecordState, 'form'>
  noun: string
  onRetry: (() => void) | undefined
}

/** While the record is being read, when it could not be, and when there is none. */
function Unavailable({ state, noun, onRetry }: UnavailableProps) {
  if (state === 'failed')
    return (
      <EmptyState
        title={`The ${noun} could not be loaded`}
        icon={<CloudOff />}
        action={onRetry && <Button onClick={onRetry}>Retry</Button>}
      >
        Check the connection, then try again.
      </EmptyState>
    )
  if (state === 'missing')
    return (
      <EmptyState title={`This ${noun} is not there any more`} icon={<SearchX />}>
        It has been deleted, or the address is not right.
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
