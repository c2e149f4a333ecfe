import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { toastManager, type ToastTone } from '../toasts.ts'
import * as S from './Toaster.styles.ts'

const ICONS: Record<ToastTone, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }

const isTone = (type: string | undefined): type is ToastTone => type !== undefined && type in ICONS

function Toasts() {
  const { toasts, close } = Toast.useToastManager()
  return toasts.map((toast) => {
    const Icon = ICONS[isTone(toast.type) ? toast.type : 'info']
    return (
      <S.Root key={toast.id} toast={toast} swipeDirection={['right', 'down']}>
        <S.Content>
          <Icon aria-hidden />
          <S.Text />
          {toast.actionProps && (
            <S.Action
              {...toast.actionProps}
              onClick={(event) => {
                toast.actionProps?.onClick?.(event)
                close(toast.id)
              }}
            />
          )}
          <S.Close aria-label="Dismiss">
            <X aria-hidden />
          </S.Close>
        </S.Content>
      </S.Root>
    )
  })
}

/** Where toasts appear; one for the whole app. Pointing at them or focusing them (F6) stops their time. */
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
