import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { focusWhatRemains } from '../../accessibility/focus-moves.ts'
import { nextTabStop } from '../../accessibility/tab-stops.ts'
import { useSurfaceMotion } from '../../hooks/use-surface-motion.ts'
import { toastList, toasts, type Toast, type ToastTone } from '../toasts.ts'
import * as S from './Toaster.styles.ts'
import { useSwipe } from './use-swipe.ts'

const ICONS: Record<ToastTone, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }

/** Older toasts wait until one of these is closed. */
const MOST_SHOWN = 3

interface OneToastProps {
  toast: Toast
  /** True while the user reads or uses the toasts. */
  isHeld: boolean
  /** What had the focus before the toasts. */
  before: RefObject<HTMLElement | null>
}

function OneToast({ toast, isHeld, before }: OneToastProps) {
  const { id, tone, text, action, isClosing } = toast
  const root = useRef<HTMLDivElement>(null)
  const wordsId = useId()
  const Icon = ICONS[tone]
  const close = () => toasts.close(id)
  const motion = useSurfaceMotion([root], !isClosing, () => toastList.remove(id))
  const swipe = useSwipe(close)

  useEffect(() => {
    if (isHeld || toast.isClosing) return undefined
    const timer = setTimeout(() => toasts.close(toast.id), toast.shownMs)
    return () => clearTimeout(timer)
    // The time of a repeated toast, which is another object, begins again.
  }, [toast, isHeld])

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
      {...motion}
      {...swipe}
      ref={root}
      role={tone === 'error' ? 'alert' : 'status'}
      aria-labelledby={wordsId}
      aria-describedby={action?.about === undefined ? undefined : `${wordsId}-about`}
      tabIndex={0}
      data-tone={tone}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Keeps a dialog open.
        event.stopPropagation()
        close()
      }}
    >
      <S.Content>
        <Icon aria-hidden />
        <S.Words>
          <S.Text id={wordsId}>{text}</S.Text>
          {action?.about !== undefined && <S.About id={`${wordsId}-about`}>{action.about}</S.About>}
        </S.Words>
        {action && (
          <S.Action
            type="button"
            onClick={() => {
              action.onPress()
              close()
            }}
          >
            {action.label}
          </S.Action>
        )}
        <S.Close type="button" aria-label="Dismiss" onClick={close}>
          <X aria-hidden />
        </S.Close>
      </S.Content>
    </S.Root>
  )
}

/** On a server there are no toasts. */
const NONE: ReturnType<typeof toastList.read> = []
const readNone = () => NONE

/** Renders the toasts; one for the whole app. Hovering or focusing them (F6) pauses their timers. */
export function Toaster() {
  const shown = useSyncExternalStore(toastList.subscribe, toastList.read, readNone).slice(-MOST_SHOWN)
  const viewport = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(null)
  const [isPointed, setPointed] = useState(false)
  const [hasFocus, setFocused] = useState(false)
  const isHidden = useIsPageHidden()
  const hasPage = useHasPage()

  const handleShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F6' || shown.length === 0) return
    event.preventDefault()
    viewport.current?.focus()
  })
  useEffect(() => {
    addEventListener('keydown', handleShortcut)
    return () => removeEventListener('keydown', handleShortcut)
  }, [])

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true)
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget as HTMLElement
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, shiftKey } = event
    const isAtEnd = nextTabStop(currentTarget, document.activeElement, shiftKey) !== null
    // From the region itself, Tab leads to its first toast.
    const isEntering = document.activeElement === currentTarget && !shiftKey
    if (key !== 'Tab' || !isAtEnd || isEntering) return
    event.preventDefault()
    before.current?.focus()
  }

  if (!hasPage) return null
  return createPortal(
    <S.Viewport
      ref={viewport}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      onFocus={handleFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={handleKeyDown}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {shown.toReversed().map((toast) => (
        <OneToast key={toast.id} toast={toast} isHeld={isPointed || hasFocus || isHidden} before={before} />
      ))}
    </S.Viewport>,
    document.body,
  )
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

/** False on a server, which has nothing to put the toasts in, and in the first render of its page in a browser. */
const useHasPage = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
