import { Toast } from '@base-ui/react/toast'

/** The tone sets the colour, and whether the toast is announced at once or at the next pause. */
export type ToastTone = 'success' | 'error' | 'info'

/** The only action of a toast, such as Undo. */
export interface ToastAction {
  label: string
  /** The record concerned, such as a name; shown under the text. */
  about?: string
  onPress: () => void
}

/** Accepts toasts from any code, including code without React, and passes them to the Toaster. */
export const toastManager = Toast.createToastManager()

const SHOWN_MS = 6000
/** Errors take longer to read; a toast must never be the only record of one. */
const ERROR_SHOWN_MS = 12_000

function show(tone: ToastTone, text: string, action?: ToastAction): string {
  return toastManager.add({
    // A repeated message restarts the timer of its toast; a toast with an action is never replaced.
    ...(!action && { id: `${tone}: ${text}` }),
    type: tone,
    title: text,
    timeout: tone === 'error' ? ERROR_SHOWN_MS : SHOWN_MS,
    description: action?.about,
    ...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
  })
}

/** Shows a short message at the edge of the screen; each call returns the id that closes it. */
export const toasts = {
  success: (text: string, action?: ToastAction): string => show('success', text, action),
  error: (text: string, action?: ToastAction): string => show('error', text, action),
  info: (text: string, action?: ToastAction): string => show('info', text, action),
  /** Closes one toast, or all. */
  close: (id?: string): void => toastManager.close(id),
}
