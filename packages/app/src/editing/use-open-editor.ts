import { hasSucceeded } from '@latchkey/domain/platform/notify'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import type { Edits } from '@latchkey/domain/unsaved/unsaved-edits.store'
import { useEffect, useEffectEvent } from 'react'
import { useUnsavedEdits } from './use-unsaved-edits.ts'

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

interface DialogEditor extends OpenableEditor, Edits {
  readonly isOpen: boolean
  readonly isSaving: boolean
  save(): Ending
  saveMerged(): Ending
  retry(): void
}

/**
 * The same, with the props that the dialogs of editors share; asks before unsaved edits are lost. Call it from an observer.
 */
export function useEditorDialog(
  editor: DialogEditor,
  /** Parameter of the record in the address. */
  name: string,
  record: OpenInEditor,
) {
  const { close, closeAfter } = useOpenEditor(editor, record)
  useUnsavedEdits(editor, { name, open: record.open })
  return {
    closeAfter,
    props: {
      isOpen: editor.isOpen,
      isBusy: editor.isSaving,
      onSave: () => void closeAfter(editor.save()),
      onSaveMerged: () => void closeAfter(editor.saveMerged()),
      onClose: close,
      onRetry: () => editor.retry(),
    },
  }
}
