import { Toast } from '@base-ui/react/toast'

/** How a toast looks, and whether it is read out at once or at the next pause. */
export type ToastTone = 'success' | 'error' | 'info'

/** The one act a toast may offer, such as Undo. */
export interface ToastAction {
  label: string
  /** The one thing it is done to, such as a name; shown under the text. */
  about?: string
  onPress: () => void
}

/** Takes toasts from anywhere, React or not, and hands them to the Toaster. */
export const toastManager = Toast.createToastManager()

const SHOWN_MS = 6000
/** What went wrong takes longer to read, and a toast must never be its only record. */
const ERROR_SHOWN_MS = 12_000

function show(tone: ToastTone, text: string, action?: ToastAction): string {
  return toastManager.add({
    // The same words again renew the toast that is still there, instead of piling up; an act is never lost to the next.
    ...(!action && { id: `${tone}: ${text}` }),
    type: tone,
    title: text,
    timeout: tone === 'error' ? ERROR_SHOWN_MS : SHOWN_MS,
    description: action?.about,
    ...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
  })
}

/** Shows a short message at the edge of the screen; every call answers with the id that closes it. */
export const toasts = {
  success: (text: string, action?: ToastAction): string => show('success', text, action),
  error: (text: string, action?: ToastAction): string => show('error', text, action),
  info: (text: string, action?: ToastAction): string => show('info', text, action),
  /** Closes one toast, or all of them. */
  close: (id?: string): void => toastManager.close(id),
}
