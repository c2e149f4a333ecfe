import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { focusWhatRemains } from '../../accessibility/focus-moves.ts'
import { toastList, toasts, type ToastData, type ToastTone } from '../toasts.ts'
import { usePlaceOfToasts } from './use-place-of-toasts.ts'
import * as S from './Toaster.styles.ts'

const ICONS: Record<ToastTone, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }

const manager = Toast.createToastManager<ToastData>()

/** Older toasts wait until one of these is closed. */
const MOST_SHOWN = 3

type ShownToast = ReturnType<typeof Toast.useToastManager<ToastData>>['toasts'][number]

const isOfError = ({ data }: ShownToast) => data?.tone === 'error'

interface OneToastProps {
  toast: ShownToast
  /** The element that had the focus before the toasts. */
  before: RefObject<HTMLElement | null>
}

function OneToast({ toast, before }: OneToastProps) {
  const { id, data, title, description } = toast
  const root = useRef<HTMLDivElement>(null)
  const isUnseen = useIsPageHidden() || toast.limited === true
  const close = () => toasts.close(id)

  // Base UI would also count the time of a toast that waits, or arrives in a hidden tab.
  useEffect(() => {
    manager.update(id, { timeout: isUnseen ? 0 : data?.shownMs })
  }, [id, data, isUnseen])

  // Base UI returns the focus of keys, but not that of a press.
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

  if (data === undefined) return null
  const { action, tone } = data
  const actions = [action, action?.alternative].filter((each) => each !== undefined)
  const Icon = ICONS[tone]
  const isError = tone === 'error'
  return (
    <S.Root
      ref={root}
      toast={toast}
      // Not a dialog, as Base UI has it: a toast needs no answer.
      role={isError ? 'alert' : 'status'}
      // The region around it announces it; an alert announces itself.
      aria-live={isError ? undefined : 'off'}
      aria-modal={undefined}
      data-tone={tone}
      // Keeps a dialog open.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <S.Content>
        <Icon aria-hidden />
        <S.Words>
          <S.Text render={<div />}>{title}</S.Text>
          <S.About render={<div />}>{description}</S.About>
        </S.Words>
        {actions.map(({ label, onPress }) => (
          <S.Action
            key={label}
            type="button"
            onClick={() => {
              onPress()
              close()
            }}
          >
            {label}
          </S.Action>
        ))}
        <S.Close type="button" aria-label="Dismiss" onClick={close}>
          <X aria-hidden />
        </S.Close>
      </S.Content>
    </S.Root>
  )
}

function Toasts({ onEmpty }: { onEmpty: () => void }) {
  const { toasts: all } = Toast.useToastManager<ToastData>()
  const before = useRef<HTMLElement>(null)
  const hadToasts = useRef(false)

  const isEmpty = all.length === 0
  const viewport = usePlaceOfToasts(!isEmpty)
  const handleEmpty = useEffectEvent(onEmpty)
  useEffect(() => {
    if (isEmpty && hadToasts.current) handleEmpty()
    hadToasts.current = !isEmpty
  }, [isEmpty])

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget as HTMLElement
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, target, currentTarget } = event
    // Otherwise Base UI would return the focus to a toast.
    if (key === 'F6') before.current?.focus()
    // Base UI moves the focus to the newest toast, skipping an error before it.
    if (key !== 'Tab' || shiftKey || target !== currentTarget) return
    event.preventDefault()
    currentTarget.querySelector<HTMLElement>('[data-tone]:not([inert])')?.focus()
  }

  const toToast = (toast: ShownToast) => <OneToast key={toast.id} toast={toast} before={before} />

  return (
    <S.Viewport ref={viewport} aria-live={undefined} onFocus={handleFocus} onKeyDown={handleKeyDown}>
      {/* An open dialog hides all but live regions from screen readers; off, because an alert announces itself. */}
      <S.Region aria-live="off">{all.filter(isOfError).map(toToast)}</S.Region>
      {/* There before its toasts, which would otherwise not all be announced. */}
      <S.Region aria-live="polite">{all.filter((toast) => !isOfError(toast)).map(toToast)}</S.Region>
    </S.Viewport>
  )
}

function Provider({ onEmpty }: { onEmpty: () => void }) {
  // After the provider has begun to listen: effects of children run first.
  useEffect(() => toastList.showBy(manager), [])
  return (
    <Toast.Provider toastManager={manager} timeout={0} limit={MOST_SHOWN}>
      <Toast.Portal>
        <Toasts onEmpty={onEmpty} />
      </Toast.Portal>
    </Toast.Provider>
  )
}

/**
 * Renders the toasts; one for the whole app. Hovering or focusing them (F6) pauses their timers.
 *
 * @also Snackbar, Toast, Notification message
 * @do Say what happened in one sentence.
 * @dont Do not put a necessary action into a toast.
 * @dont Do not show errors of a form in a toast only.
 * @key F6: Moves to the toasts and pauses their timers.
 * @key Enter or Space: On its buttons, runs the action or dismisses the toast.
 * @key Escape: Dismisses the focused toast.
 */
export function Toaster() {
  const [round, setRound] = useState(0)
  // Renewed when it is empty: Base UI would lead Tab to what had the focus at the last F6, however long ago.
  return <Provider key={round} onEmpty={() => setRound(round + 1)} />
}

/** True while the page is in a tab that is not shown. */
function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.hidden,
    () => false,
  )
}
