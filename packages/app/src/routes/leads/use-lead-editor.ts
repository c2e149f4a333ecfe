import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'
import { leadActIn, openLeadIn, type LeadAct, type OpenLead } from './lead.url.ts'

/** An editor of leads, as far as an address opens and closes it. */
export interface OpenableEditor {
  readonly hasEdits: boolean
  open(id: number): Promise<void>
  close(): void
}

/** Opens the lead of an address in an editor, and closes it when the address does. */
export function useLeadEditor(editor: OpenableEditor, open: OpenLead, openNew?: () => void): void {
  const { users } = useStaff()
  const openInEditor = useEffectEvent((id: number | 'new') => {
    void users.loadOptions()
    if (id === 'new') openNew?.()
    else void editor.open(id)
  })
  useEffect(() => {
    if (open === null) return undefined
    openInEditor(open)
    return () => editor.close()
  }, [editor, open])
}

/** Asks before what was typed into an editor is lost: by any step that closes the dialog of this act. Source: decision L35. */
export function useUnsavedLead(editor: OpenableEditor, open: OpenLead, act: LeadAct): void {
  const { unsaved } = useRuntime().root
  const { pathname } = useLocation()
  useEffect(
    () =>
      unsaved.hold({
        hasEdits: () => editor.hasEdits,
        staysOpenAt: (destination) => {
          const params = new URLSearchParams(destination.search)
          return destination.pathname === pathname && openLeadIn(params) === open && leadActIn(params) === act
        },
      }),
    [unsaved, editor, pathname, open, act],
  )
}
