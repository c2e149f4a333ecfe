import { useEffect, useEffectEvent } from 'react'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'

export interface OpenableEditor {
  open(id: number): Promise<void>
  close(): void
}

/**
 * Opens the address's record in an editor, switches records without closing in between, and closes with the
 * address.
 */
export function useOpenEditor(
  editor: OpenableEditor,
  open: OpenRecordId,
  openNew?: () => Promise<void>,
): void {
  const openInEditor = useEffectEvent((id: number | 'new') => {
    void (id === 'new' ? openNew?.() : editor.open(id))
  })
  useEffect(() => {
    if (open === null) editor.close()
    else openInEditor(open)
  }, [open, editor])
  useEffect(() => () => editor.close(), [editor])
}
