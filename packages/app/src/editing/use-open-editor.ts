import { useEffect, useEffectEvent } from 'react'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'

/** An editor of records, as far as an address opens and closes it. */
export interface OpenableEditor {
  open(id: number): Promise<void>
  close(): void
}

/** Opens the record of an address in an editor, one after the other without closing it, and closes it when the address does. */
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
