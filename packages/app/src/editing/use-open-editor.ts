import { useEffect, useEffectEvent } from 'react'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'

/** An editor of records, as far as an address opens and closes it. */
export interface OpenableEditor {
  open(id: number): Promise<void>
  close(): void
}

/** Opens the record of an address in an editor, and closes it when the address does. */
export function useOpenEditor(
  editor: OpenableEditor,
  open: OpenRecordId,
  openNew?: () => Promise<void>,
): void {
  const openInEditor = useEffectEvent((id: number | 'new') => {
    void (id === 'new' ? openNew?.() : editor.open(id))
  })
  useEffect(() => {
    if (open === null) return undefined
    openInEditor(open)
    return () => editor.close()
  }, [open, editor])
}
