import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { toastManager, type ToastTone } from '../toasts.ts'
import * as S from './Toaster.styles.ts'

const ICONS: Record<ToastTone, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }

const isTone = (type: string | undefined): type is ToastTone => type !== undefined && type in ICONS

function Toasts() {
  const { toasts, close } = Toast.useToastManager()
  return toasts.map((toast) => {
    const tone = isTone(toast.type) ? toast.type : 'info'
    const Icon = ICONS[tone]
    return (
      <S.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'down']}
        // Base UI uses `dialog`, but a toast needs no response.
        role={tone === 'error' ? 'alert' : 'status'}
        aria-modal={undefined}
      >
        <S.Content>
          <Icon aria-hidden />
          <S.Words>
            <S.Text />
            <S.About />
          </S.Words>
          <S.Action onClick={() => close(toast.id)} />
          <S.Close aria-label="Dismiss" aria-hidden={false}>
            <X aria-hidden />
          </S.Close>
        </S.Content>
      </S.Root>
    )
  })
}

/** Renders the toasts; one for the whole app. Hovering or focusing them (F6) pauses their timers. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <S.Viewport>
          <Toasts />
        </S.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
