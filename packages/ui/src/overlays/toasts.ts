import type { Toast } from '@base-ui/react/toast'

/** The tone sets the colour, and whether the toast is announced at once or at the next pause. */
export type ToastTone = 'success' | 'error' | 'info'

/** The action of a toast, such as Undo. */
export interface ToastAction {
  label: string
  /** The record concerned, such as a name; shown under the text. */
  about?: string
  onPress: () => void
  /** Another action, such as Take. */
  alternative?: { label: string; onPress: () => void }
}

export interface ToastData {
  readonly tone: ToastTone
  readonly action?: ToastAction | undefined
  /** The time for which it is shown, in milliseconds. */
  readonly shownMs: number
}

const SHOWN_MS = 6000
/** Errors take longer to read, and an action must be found; a toast must never be the only record of an error. */
const LONG_SHOWN_MS = 12_000

type Manager = ReturnType<typeof Toast.createToastManager<ToastData>>

interface ShownToast extends Pick<Parameters<Manager['add']>[0], 'title' | 'description'> {
  readonly id: string
  readonly data: ToastData
}

const open = new Map<string, ShownToast>()
let manager: Manager | undefined

/** Accepts toasts from any code, including code without React, and passes them to the Toaster. */
export const toastList = {
  /** The toasts that are not closed. */
  open: open as ReadonlyMap<string, ShownToast>,
  /** Shows the toasts by this manager from now on, and those that waited for it. */
  showBy: (next: Manager): void => {
    manager = next
    for (const toast of open.values()) toastList.upsert(toast)
  },
  /** Replaces the toast with this id, whose time begins again. */
  upsert: (toast: ShownToast): string => {
    open.set(toast.id, toast)
    manager?.add({ ...toast, onClose: () => open.delete(toast.id) })
    return toast.id
  },
}

let count = 0

function show(tone: ToastTone, text: string, action?: ToastAction): string {
  count += 1
  return toastList.upsert({
    // A repeated message restarts the timer of its toast; a toast with an action is never replaced.
    id: action ? `${count}` : `${tone}: ${text}`,
    title: text,
    description: action?.about,
    data: { tone, action, shownMs: tone === 'error' || action ? LONG_SHOWN_MS : SHOWN_MS },
  })
}

function closeWhere(isOver: (toast: ShownToast) => boolean): void {
  for (const toast of open.values())
    if (isOver(toast)) {
      open.delete(toast.id)
      manager?.close(toast.id)
    }
}

/** Shows a short message at the edge of the screen; each call returns the id that closes it. */
export const toasts = {
  success: (text: string, action?: ToastAction): string => show('success', text, action),
  error: (text: string, action?: ToastAction): string => show('error', text, action),
  info: (text: string, action?: ToastAction): string => show('info', text, action),
  /** Closes one toast, or all. */
  close: (id?: string): void => closeWhere((toast) => id === undefined || toast.id === id),
  /** Errors of earlier attempts are out of date at the next attempt of a form. An action stays to be pressed. */
  closeErrors: (): void => closeWhere(({ data }) => data.tone === 'error' && data.action === undefined),
}
