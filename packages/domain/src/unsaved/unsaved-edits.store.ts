import { types, type Instance } from 'mobx-state-tree'

/** Where a navigation goes, as far as it matters to a form. */
export interface Destination {
  pathname: string
  search: string
}

/** A form that may hold edits which nobody saved yet. */
export interface GuardedForm {
  hasEdits(): boolean
  /** True for an address under which the form stays open, so that going there loses nothing. */
  staysOpenAt(destination: Destination): boolean
}

/** A question about edits that an action would throw away. */
export interface PendingLeave {
  agree(): void
  stay(): void
}

/** Keeps track of the open forms, and asks before their edits would be lost. Source: decision L35. */
export const UnsavedEditsModel = types
  .model('UnsavedEdits', {})
  .volatile(() => ({
    forms: new Set<GuardedForm>(),
    /** What waits for the person's answer; null when nothing does. */
    pending: null as PendingLeave | null,
  }))
  .views((self) => ({
    /** Asked when something is about to happen: forms do not announce their edits. */
    hasEdits: () => [...self.forms].some((form) => form.hasEdits()),
    /** True when going there would lose edits. */
    wouldLose: (destination: Destination) =>
      [...self.forms].some((form) => form.hasEdits() && !form.staysOpenAt(destination)),
  }))
  .actions((self) => ({
    setPending(pending: PendingLeave | null) {
      self.pending = pending
    },
    /** Watches a form until the returned function is called. */
    hold(form: GuardedForm): () => void {
      self.forms.add(form)
      return () => void self.forms.delete(form)
    },
  }))
  .actions((self) => ({
    /** Does it at once when nothing is unsaved; otherwise once the person agrees to lose it, or else `onStay`. */
    leave(action: () => void, onStay?: () => void) {
      if (!self.hasEdits()) return action()
      self.setPending({
        agree() {
          // Their edits are given up: what follows must not be asked about again.
          self.forms.clear()
          self.setPending(null)
          action()
        },
        stay() {
          self.setPending(null)
          onStay?.()
        },
      })
    },
  }))

/** Keeps track of the open forms, and asks before their edits would be lost. */
export interface UnsavedEdits extends Instance<typeof UnsavedEditsModel> {}
