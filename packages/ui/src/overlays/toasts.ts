/** The tone sets the colour, and whether the toast is announced at once or at the next pause. */
export type ToastTone = 'success' | 'error' | 'info'

/** The only action of a toast, such as Undo. */
export interface ToastAction {
  label: string
  /** The record concerned, such as a name; shown under the text. */
  about?: string
  onPress: () => void
}

export interface Toast {
  readonly id: string
  readonly tone: ToastTone
  readonly text: string
  readonly action: ToastAction | undefined
  /** How long it is shown, in milliseconds. */
  readonly shownMs: number
  /** True during its closing animation. */
  readonly isClosing: boolean
}

const SHOWN_MS = 6000
/** Errors take longer to read, and an action must be found; a toast must never be the only record of an error. */
const LONG_SHOWN_MS = 12_000

let list: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]): void {
  list = next
  for (const listener of listeners) listener()
}

/** Accepts toasts from any code, including code without React, and passes them to the Toaster. */
export const toastList = {
  /** The latest last. */
  read: (): readonly Toast[] => list,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Replaces the toast with this id, whose time begins again. */
  put: (toast: Omit<Toast, 'isClosing'>): string => {
    const put = { ...toast, isClosing: false }
    const isKnown = list.some(({ id }) => id === put.id)
    replace(isKnown ? list.map((other) => (other.id === put.id ? put : other)) : [...list, put])
    return put.id
  },
  remove: (id: string): void => replace(list.filter((toast) => toast.id !== id)),
}

function show(tone: ToastTone, text: string, action?: ToastAction): string {
  count += 1
  return toastList.put({
    // A repeated message restarts the timer of its toast; a toast with an action is never replaced.
    id: action ? `${count}` : `${tone}: ${text}`,
    tone,
    text,
    action,
    shownMs: tone === 'error' || action ? LONG_SHOWN_MS : SHOWN_MS,
  })
}

const closeWhere = (isOver: (toast: Toast) => boolean): void =>
  replace(list.map((toast) => (isOver(toast) ? { ...toast, isClosing: true } : toast)))

/** Shows a short message at the edge of the screen; each call returns the id that closes it. */
export const toasts = {
  success: (text: string, action?: ToastAction): string => show('success', text, action),
  error: (text: string, action?: ToastAction): string => show('error', text, action),
  info: (text: string, action?: ToastAction): string => show('info', text, action),
  /** Closes one toast, or all. */
  close: (id?: string): void => closeWhere((toast) => id === undefined || toast.id === id),
  /** At the next attempt of a form, errors of earlier ones are out of date. An action stays to be pressed. */
  closeErrors: (): void => closeWhere(({ tone, action }) => tone === 'error' && action === undefined),
}
