import type { RecordEditor } from '@latchkey/domain/platform/record-editor.store'
import type { Versioned } from '@latchkey/domain/platform/record.model'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { openRecordIn, type OpenRecordId } from '../lists/open-record.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** What a dialog of a record is about. */
export type EditorSubject<Row> =
  | { kind: 'saved'; row: Row }
  | { kind: 'new' }
  | { kind: 'loading' | 'failed' | 'missing' }

/** A dialog about the record that an address opens. */
export interface OpenEditor<Row> {
  /** The record that the dialog shows; while it leaves the screen still the last one. Null before the first. */
  shown: OpenRecordId
  subject: EditorSubject<Row>
  /** The version that an own act on the open record made. */
  ownVersion: number | undefined
  /** The dialog holds edits that would be lost, or none any more. */
  setDirty: (isDirty: boolean) => void
  /** Reads the record again after a failure. */
  retry: () => void
}

/** Reads the record that an address opens under a name, and asks before unsaved edits to it are lost. Call it from an observer. */
export function useOpenEditor<Row extends Versioned, Save>(
  editor: RecordEditor<Row, Save>,
  open: OpenRecordId,
  name: string,
): OpenEditor<Row> {
  const { unsaved } = useRuntime()
  const { pathname } = useLocation()
  const isDirty = useRef(false)

  useEffect(() => {
    if (open === null) return undefined
    if (open !== 'new') void editor.open(open)
    return () => editor.close()
  }, [open, editor])

  useEffect(
    () =>
      unsaved.hold({
        hasEdits: () => isDirty.current,
        staysOpenAt: (destination) =>
          destination.pathname === pathname &&
          openRecordIn(new URLSearchParams(destination.search), name) === open,
      }),
    [unsaved, pathname, open, name],
  )

  const opened = editor.opened?.id === open ? editor.opened : null
  const saved = opened?.saved ?? null
  // While the dialog leaves the screen it shows what it showed last.
  const [last, setLast] = useState<{ open: OpenRecordId; row: Row | null }>({ open: null, row: null })
  if (open !== null && (last.open !== open || (saved !== null && last.row !== saved))) {
    setLast({ open, row: saved })
  }

  return {
    shown: last.open,
    subject: subjectOf(
      open === null ? last.open : open,
      open === null ? last.row : saved,
      opened?.problem?.kind,
    ),
    ownVersion: opened?.ownVersion,
    setDirty: (dirty) => {
      isDirty.current = dirty
    },
    retry: () => typeof open === 'number' && void editor.open(open),
  }
}

function subjectOf<Row>(
  open: OpenRecordId,
  row: Row | null,
  problem: string | undefined,
): EditorSubject<Row> {
  if (open === 'new') return { kind: 'new' }
  if (row !== null) return { kind: 'saved', row }
  if (problem === undefined) return { kind: 'loading' }
  return { kind: problem === 'gone' || problem === 'forbidden' ? 'missing' : 'failed' }
}
