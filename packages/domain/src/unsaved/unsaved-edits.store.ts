import { types } from 'mobx-state-tree'
import { forgetsNothing, refetchesNothing } from '../platform/records/tree-store.ts'

export interface Destination {
  pathname: string
  search: string
}

/** Edits of a form that a user may lose. */
export interface Edits {
  readonly hasEdits: boolean
  /** The user gives them up. */
  discardEdits(): void
}

export interface GuardedForm {
  edits: Edits
  /** True for an address that keeps the form open. */
  staysOpenAt: (destination: Destination) => boolean
}

/** A pending question about discarding edits. */
export interface PendingLeave {
  agree(): void
  stay(): void
}

/** Tracks open forms and asks before their edits are lost. */
export const UnsavedEditsModel = types
  .model('UnsavedEdits', {})
  // Each form ends its tracking itself.
  .actions(forgetsNothing)
  .actions(refetchesNothing)
  .volatile(() => ({
    forms: new Set<GuardedForm>(),
    /** The pending question. */
    pending: null as PendingLeave | null,
  }))
  .views((self) => ({
    /** A function, not a computed value: forms do not notify of their edits. */
    hasEdits: () => [...self.forms].some(({ edits }) => edits.hasEdits),
    /** True if navigating there would lose edits. */
    wouldLose: (destination: Destination) =>
      [...self.forms].some(({ edits, staysOpenAt }) => edits.hasEdits && !staysOpenAt(destination)),
  }))
  .actions((self) => ({
    setPending(pending: PendingLeave | null) {
      self.pending = pending
    },
    /** Tracks a form until the returned function is called; nothing else ends it. */
    track(form: GuardedForm): () => void {
      self.forms.add(form)
      return () => void self.forms.delete(form)
    },
  }))
  .actions((self) => ({
    /**
     * Runs `action` at once without unsaved edits; otherwise after the user agrees, or `onStay` if they do not. Forms that
     * stay open at the destination keep their edits. The returned function closes this question, and no later one.
     */
    leave(action: () => void, onStay?: () => void, destination?: Destination): () => void {
      if (!self.hasEdits()) {
        action()
        return () => {}
      }
      const question: PendingLeave = {
        agree() {
          for (const { edits, staysOpenAt } of self.forms)
            if (destination === undefined || !staysOpenAt(destination)) edits.discardEdits()
          self.setPending(null)
          action()
        },
        stay() {
          self.setPending(null)
          onStay?.()
        },
      }
      self.setPending(question)
      return () => {
        if (self.pending === question) self.setPending(null)
      }
    },
  }))
