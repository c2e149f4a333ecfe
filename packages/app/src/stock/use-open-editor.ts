import type { PicturedEditor } from '@latchkey/domain/media/pictured-editor.store'
import type { Versioned } from '@latchkey/domain/forms/opened-record.model'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { openRecordIn, type OpenRecordId } from '../lists/open-record.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** Opens in an editor the record that the address opens under a name, and asks before unsaved edits to it are lost. */
export function useOpenEditor<Row extends Versioned, Values extends object>(
  editor: PicturedEditor<Row, Values>,
  open: OpenRecordId,
  name: string,
  openNew: () => void,
): void {
  const { unsaved } = useRuntime().root
  const { pathname } = useLocation()

  const openInEditor = useEffectEvent((id: number | 'new') => {
    if (id === 'new') openNew()
    else void editor.open(id)
  })
  useEffect(() => {
    if (open === null) return undefined
    openInEditor(open)
    return () => editor.close()
  }, [open, editor])

  useEffect(
    () =>
      unsaved.hold({
        hasEdits: () => editor.hasEdits || editor.isUploading,
        staysOpenAt: (destination) =>
          destination.pathname === pathname &&
          openRecordIn(new URLSearchParams(destination.search), name) === open,
      }),
    [unsaved, editor, pathname, open, name],
  )
}
