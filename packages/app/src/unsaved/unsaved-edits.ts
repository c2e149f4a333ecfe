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

/** Knows the forms on show, and asks before anything would throw their edits away. Source: decision L35. */
export interface UnsavedEdits {
  /** Watches a form until the returned function is called. */
  hold(form: GuardedForm): () => void
  hasEdits(): boolean
  /** True when going there would lose edits. */
  wouldLose(destination: Destination): boolean
  /** Does it at once when nothing is unsaved; otherwise once the person agrees to lose it, or else `onStay`. */
  leave(action: () => void, onStay?: () => void): void
  /** What waits for the person's answer; null when nothing does. */
  pending: () => { agree(): void; stay(): void } | null
  /** Calls back when `pending` changes; returns what stops that. */
  subscribe: (listener: () => void) => () => void
}

/** Builds the one place that knows of unsaved edits. */
export function createUnsavedEdits(): UnsavedEdits {
  const forms = new Set<GuardedForm>()
  const listeners = new Set<() => void>()
  let pending: ReturnType<UnsavedEdits['pending']> = null

  const setPending = (next: typeof pending) => {
    pending = next
    for (const listener of listeners) listener()
  }
  const hasEdits = () => [...forms].some((form) => form.hasEdits())

  return {
    hold(form) {
      forms.add(form)
      return () => forms.delete(form)
    },
    hasEdits,
    wouldLose: (destination) => [...forms].some((form) => form.hasEdits() && !form.staysOpenAt(destination)),
    leave(action, onStay) {
      if (!hasEdits()) return action()
      setPending({
        agree() {
          // Their edits are given up: what follows must not be asked about again.
          forms.clear()
          setPending(null)
          action()
        },
        stay() {
          setPending(null)
          onStay?.()
        },
      })
    },
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
