import {
  createContext,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type SyntheticEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { focusAtOnce, focusWhatRemains, isFocusLost, replacementOf } from '../accessibility/focus-moves.ts'
import { useSurfaceMotion } from '../hooks/use-surface-motion.ts'
import * as S from './Modal.styles.ts'
import { layerOf, openModal } from './open-modals.ts'

export interface ModalProps extends Omit<ComponentProps<'div'>, 'ref'> {
  isOpen: boolean
  role?: 'dialog' | 'alertdialog'
  /** Called on Escape, and on a press on the backdrop of a dialog. */
  onCloseRequest?: (() => void) | undefined
  /** Finds the element that gets the focus at opening; the modal itself if there is none. */
  findFocus: (modal: HTMLElement) => HTMLElement | null | undefined
  /** Finds the element that gets the focus at the end instead of the opener; null for the opener. */
  findOpener?: ((opener: Element | null) => HTMLElement | null) | undefined
  /** Called after the closing animation. */
  onClosed?: (() => void) | undefined
  /** Where it is in the window. */
  place?: 'centre' | 'top'
  /** True if it fills the window of a phone. */
  isFullOnPhones?: boolean
  /** `alone` prints nothing else of the page. */
  print?: 'alone' | 'hidden'
}

/**
 * Contains the surrounding modal. What it opens is mounted after it, and lies above it, even if both open at once; until
 * then it is `pending`.
 */
const SurroundingLayer = createContext<HTMLElement | 'pending' | null>(null)

/** The openers of all modals, by modal. */
const openers = new WeakMap<Element, Element | null>()

/** An opener that is still there: this one, what took its place, or that of the removed modal which contains it, and so on. */
const remaining = (opener: Element | null): Element | null =>
  opener?.isConnected === false
    ? remaining(replacementOf(opener) ?? openers.get(opener.closest('[data-modal]') ?? opener) ?? null)
    : opener

/**
 * A surface over the page, which cannot be used meanwhile. While it closes it keeps the focus, because its opener may be
 * gone by its end.
 */
export function Modal({ isOpen, onClosed, ...rest }: ModalProps) {
  const surrounding = use(SurroundingLayer)
  const [isMounted, setMounted] = useState(isOpen)

  if (isOpen && !isMounted) setMounted(true)
  if (!isMounted || surrounding === 'pending') return null
  const handleGone = () => {
    setMounted(false)
    onClosed?.()
  }
  return createPortal(
    <MountedModal {...rest} isOpen={isOpen} onGone={handleGone} />,
    surrounding ?? document.body,
  )
}

const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

interface MountedModalProps extends Omit<ModalProps, 'onClosed'> {
  onGone: () => void
}

function MountedModal({
  isOpen,
  role = 'dialog',
  onCloseRequest,
  findFocus,
  findOpener,
  onGone,
  place = 'centre',
  isFullOnPhones = false,
  print = 'hidden',
  ...rest
}: MountedModalProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const modal = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const motion = useSurfaceMotion([backdrop, modal], isOpen, onGone)

  const handleEscape = useEffectEvent(() => onCloseRequest?.())
  const moveFocusIn = useEffectEvent((surface: HTMLElement) => focusAtOnce(surface, findFocus(surface)))
  useLayoutEffect(() => {
    const surface = modal.current
    if (!isOpen || surface === null) return undefined
    if (!surface.contains(document.activeElement)) openers.set(surface, document.activeElement)
    moveFocusIn(surface)
    return openModal({ surface, onEscape: handleEscape })
  }, [isOpen])

  const moveFocusBack = useEffectEvent((surface: HTMLElement) => {
    const opener = openers.get(surface) ?? null
    // A modal that it contains goes with it.
    if (!isFocusLost(layerOf(surface), opener)) return
    const target = findOpener?.(opener) ?? remaining(opener)
    if (target instanceof HTMLElement) target.focus()
    focusWhatRemains()
  })
  useLayoutEffect(() => {
    const surface = modal.current
    return () => {
      if (surface !== null) moveFocusBack(surface)
    }
  }, [])

  return (
    <SurroundingLayer value={layer ?? 'pending'}>
      <div ref={setLayer} data-layer>
        <S.Backdrop ref={backdrop} data-scrim {...motion} />
        <S.Viewport
          data-place={place}
          data-full={isFullOnPhones || undefined}
          data-print={print}
          // Text that is selected beyond the edge is not a press on the backdrop.
          onPointerDown={(event) => {
            isPressed.current = isBeside(event)
          }}
          // The focus stays.
          onMouseDown={(event) => isBeside(event) && event.preventDefault()}
          onClick={(event) => {
            if (isBeside(event) && isPressed.current && isOpen && role === 'dialog') onCloseRequest?.()
          }}
        >
          <div
            {...rest}
            {...motion}
            ref={modal}
            role={role}
            tabIndex={-1}
            data-modal={isOpen ? 'open' : 'closing'}
          />
        </S.Viewport>
      </div>
    </SurroundingLayer>
  )
}
