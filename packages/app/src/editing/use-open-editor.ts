import { hasSucceeded } from '@latchkey/domain/platform/notify'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import { useEffect, useEffectEvent } from 'react'

export interface OpenableEditor {
  open(id: number): Promise<void>
  close(): void
}

/** `isOpen` is false when the dialog was closed meanwhile: a late answer must not close another dialog. */
export type Ending = Promise<{ kind: string; isOpen: boolean }>

/** The record in the address. */
export interface OpenInEditor {
  /** Null for none. */
  open: OpenRecordId
  openNew?: () => Promise<void>
  /** Removes the record from the address. */
  onClose: () => void
}

/**
 * Opens the address's record in an editor, switches records without closing in between, and closes with the
 * address.
 */
export function useOpenEditor(editor: OpenableEditor, { open, openNew, onClose }: OpenInEditor) {
  const openInEditor = useEffectEvent((id: number | 'new') => {
    void (id === 'new' ? openNew?.() : editor.open(id))
  })
  useEffect(() => {
    if (open === null) editor.close()
    else openInEditor(open)
  }, [open, editor])
  useEffect(() => () => editor.close(), [editor])

  const close = () => {
    editor.close()
    onClose()
  }
  return {
    close,
    /** Closes after success; resolves to true then. */
    closeAfter: async (ending: Ending): Promise<boolean> => {
      const outcome = await ending
      const isDone = hasSucceeded(outcome)
      if (isDone && outcome.isOpen) close()
      return isDone
    },
  }
}
