import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormDialog, type FormDialogProps } from '../overlays/FormDialog/FormDialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { FormGuardContext, HoldEditsContext, type GuardableForm } from './form-guard-context.ts'

export interface GuardedFormDialogProps extends FormDialogProps {
  /** For input that is not in a form of `useForm`. */
  hasEdits?: boolean
  /** False where success leaves the page, which would ask, or where the page asks itself. */
  asksOnBack?: boolean
}

/** A FormDialog that asks before its edits are lost: by Escape, Cancel, its backdrop, or Back (rule L35). */
export function GuardedFormDialog({
  hasEdits = false,
  asksOnBack = true,
  onCloseRequest,
  children,
  ...props
}: GuardedFormDialogProps) {
  const { isOpen } = props
  const form = useRef<GuardableForm>(null)
  const [isLeaving, setLeaving] = useState(false)
  const isEdited = () => hasEdits || form.current?.isDirty === true

  const guard = useCallback((mounted: GuardableForm) => {
    form.current = mounted
    return () => {
      if (form.current === mounted) form.current = null
    }
  }, [])

  const hold = use(HoldEditsContext)
  const isEditedNow = useEffectEvent(isEdited)
  useEffect(() => {
    if (!isOpen || !asksOnBack) return undefined
    let isGivenUp = false
    return hold({
      get hasEdits() {
        return !isGivenUp && isEditedNow()
      },
      discardEdits() {
        isGivenUp = true
        form.current?.reset()
      },
    })
  }, [hold, isOpen, asksOnBack])

  const discard = () => {
    setLeaving(false)
    form.current?.reset()
    onCloseRequest()
  }

  return (
    <FormDialog
      {...props}
      onCloseRequest={() => (isOpen && isEdited() ? setLeaving(true) : onCloseRequest())}
    >
      {(formId) => (
        <>
          <FormGuardContext value={guard}>{children(formId)}</FormGuardContext>
          <DiscardDialog isOpen={isLeaving} onDiscard={discard} onKeep={() => setLeaving(false)} />
        </>
      )}
    </FormDialog>
  )
}
