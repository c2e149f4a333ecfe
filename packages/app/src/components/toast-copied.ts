import { COPIED } from '@latchkey/domain/platform/messages'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'

export const toastCopied = (): void => void toasts.success(COPIED)
