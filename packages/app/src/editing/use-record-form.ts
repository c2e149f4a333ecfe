import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import type { Submitted } from '@latchkey/ui/lettings/use-submit.ts'
import { useMemo, useState } from 'react'
import { useEditedForm } from './use-unsaved-edits.ts'

interface RecordFormOptions<Saved, Draft, Outcome> extends DialogHostProps {
  /** Parameter of the dialog in the address. */
  name: string
  /** The record in the address; undefined for a new one, and until it is loaded. */
  found: Saved | undefined
  draftOf: (saved: Saved) => Draft
  /** `saved` is undefined for a new record. */
  send: (draft: Draft, saved: Saved | undefined) => Promise<Outcome>
}

/**
 * Props of the form of a record in the address. The record is that of the moment when the dialog opened: a push does not
 * change the version that the edits began with, and the closing dialog keeps its title.
 */
export function useRecordForm<Saved, Draft, Outcome extends Submitted>({
  open,
  onClose,
  name,
  found,
  draftOf,
  send,
}: RecordFormOptions<Saved, Draft, Outcome>) {
  const [begun, setBegun] = useState({ open, found })
  if (begun.open !== open) setBegun({ open, found: open === null ? begun.found : found })
  else if (open !== null && begun.found === undefined && found !== undefined) setBegun({ open, found })
  const record = begun.found
  const saved = useMemo(() => record && draftOf(record), [record, draftOf])
  const form = useEditedForm((draft: Draft) => send(draft, record), onClose, { open, name })
  const isOpen = open === 'new' || (open !== null && record !== undefined)
  return { record, props: { ...form, saved, isOpen, onCloseRequest: onClose } }
}
