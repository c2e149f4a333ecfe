import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { focusWhatRemains } from '../../accessibility/focus-moves.ts'
import { toastManager, type ToastTone } from '../toasts.ts'
import * as S from './Toaster.styles.ts'

const ICONS: Record<ToastTone, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }

const isTone = (type: string | undefined): type is ToastTone => type !== undefined && type in ICONS

interface OneToastProps {
  toast: ReturnType<typeof Toast.useToastManager>['toasts'][number]
  onClose: () => void
  /** What had the focus before the toasts. */
  before: RefObject<HTMLElement | null>
}

function OneToast({ toast, onClose, before }: OneToastProps) {
  const root = useRef<HTMLDivElement>(null)
  const tone = isTone(toast.type) ? toast.type : 'info'
  const Icon = ICONS[tone]

  // Base UI returns the focus if F6 brought it here, but not if a press did.
  const returnFocus = useEffectEvent(() => {
    before.current?.focus()
    focusWhatRemains()
  })
  useLayoutEffect(() => {
    const own = root.current
    return () => {
      if (own?.contains(document.activeElement)) returnFocus()
    }
  }, [])

  return (
    <S.Root
      ref={root}
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
        <S.Action onClick={onClose} />
        <S.Close aria-label="Dismiss" aria-hidden={false}>
          <X aria-hidden />
        </S.Close>
      </S.Content>
    </S.Root>
  )
}

function Toasts({ before }: Pick<OneToastProps, 'before'>) {
  const { toasts, close } = Toast.useToastManager()
  return toasts.map((toast) => (
    <OneToast key={toast.id} toast={toast} onClose={() => close(toast.id)} before={before} />
  ))
}

/** Renders the toasts; one for the whole app. Hovering or focusing them (F6) pauses their timers. */
export function Toaster() {
  const before = useRef<HTMLElement>(null)

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget as HTMLElement
  }

  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <S.Viewport onFocus={handleFocus}>
          <Toasts before={before} />
        </S.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
