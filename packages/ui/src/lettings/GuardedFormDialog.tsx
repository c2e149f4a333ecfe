import { useCallback, useRef, useState } from 'react'
import { FormDialog, type FormDialogProps } from '../overlays/FormDialog/FormDialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { FormGuardContext, type GuardableForm } from './form-guard-context.ts'
import { useTrackedEdits } from './use-tracked-edits.ts'

export interface GuardedFormDialogProps extends FormDialogProps {
  /** True for input that is edited but not in a form of `useForm`. */
  hasEdits?: boolean
  /** False where the page asks itself; 'until-sent' where success leaves the page, which would ask. */
  asksOnBack?: boolean | 'until-sent'
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

  const isSent = () => asksOnBack === 'until-sent' && form.current?.isSent === true
  useTrackedEdits({
    isOn: isOpen && asksOnBack !== false,
    hasEdits: () => isEdited() && !isSent(),
    discard: () => form.current?.reset(),
  })

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
