import type { Edits } from '@latchkey/domain/unsaved/unsaved-edits.store'
import { createContext } from 'react'

/** A form as whatever asks before its edits are lost sees it. */
export interface GuardableForm {
  readonly isDirty: boolean
  /** True from a submit until the next edit. */
  readonly isSent: boolean
  reset(): void
  settle(): void
}

/** Called with a form while it is mounted; the returned function is called when it is unmounted. */
export type FormGuard = (form: GuardableForm) => () => void

/** The dialog around a form provides it. */
export const FormGuardContext = createContext<FormGuard | undefined>(undefined)

/** Asks before edits are lost by leaving the page, until the returned function is called. */
export type TrackEdits = (edits: Edits) => () => void

export const TrackEditsContext = createContext<TrackEdits>(() => () => {})
