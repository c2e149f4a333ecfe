import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { focusAtOnce, focusWhatRemains, isFocusLost, replacementOf } from '../accessibility/focus-moves.ts'
import { PlainPaper } from '../theme/paper.ts'
import * as S from './Modal.styles.ts'

export interface ModalProps extends Omit<ComponentProps<'div'>, 'ref'> {
  isOpen: boolean
  role?: 'dialog' | 'alertdialog'
  /** Called on Escape, and on a press on the backdrop of a dialog. */
  onCloseRequest?: (() => void) | undefined
  /** Finds the element that gets the focus at opening: null for the modal itself, undefined if it is not there yet. */
  findFocus: (modal: HTMLElement) => HTMLElement | null | undefined
  /** Finds the element that gets the focus at the end instead of the opener; null for the opener. */
  findOpener?: ((opener: Element | null) => HTMLElement | null) | undefined
  /** Called after the closing animation. */
  onClosed?: (() => void) | undefined
  /** The position in the window. */
  place?: 'centre' | 'top'
  /** True if it fills the window of a phone. */
  isFullOnPhones?: boolean
  /** `alone` prints nothing else of the page. */
  print?: 'alone' | 'hidden'
}

/** The openers of all modals, by modal. */
const openers = new WeakMap<Element, Element | null>()

/** An opener that is still there: this one, what took its place, or that of the removed modal which contains it, and so on. */
const remaining = (opener: Element | null): Element | null =>
  opener?.isConnected === false
    ? remaining(replacementOf(opener) ?? openers.get(opener.closest('[data-modal]') ?? opener) ?? null)
    : opener

/** Moves the focus to what arrives after the opening, such as the first field, unless the user has moved it meanwhile. */
function focusOnArrival(modal: HTMLElement, find: ModalProps['findFocus']): void {
  const arriving = new MutationObserver(() => {
    const target = document.activeElement === modal ? find(modal) : null
    target?.focus()
    if (target !== undefined) arriving.disconnect()
  })
  arriving.observe(modal, { childList: true, subtree: true })
}

/** True unless another modal was opened over it, from whatever part of the page. */
const isOnTop = (modal: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[data-modal][data-open]')].at(-1) === modal

/**
 * A surface over the page, which cannot be used meanwhile. While it closes it keeps the focus, because its opener may be
 * gone by its end.
 */
export function Modal({
  isOpen,
  role = 'dialog',
  onCloseRequest,
  findFocus,
  findOpener,
  onClosed,
  place = 'centre',
  isFullOnPhones = false,
  print = 'hidden',
  ...rest
}: ModalProps) {
  /** Contains all that it opens. */
  const layer = useRef<HTMLDivElement>(null)
  const modal = useRef<HTMLDivElement>(null)
  const Root = role === 'dialog' ? Dialog.Root : AlertDialog.Root

  const moveFocusIn = () => {
    const surface = modal.current
    if (surface === null) return false
    if (!surface.contains(document.activeElement)) openers.set(surface, document.activeElement)
    const target = findFocus(surface)
    focusAtOnce(surface, target)
    if (target === undefined) focusOnArrival(surface, findFocus)
    return false
  }

  // From the browser's own controls, Tab leads to the page.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const handleFocus = ({ target }: FocusEvent) => {
      const isBehind = (target as Element).matches('[aria-hidden="true"] *')
      if (isBehind && isOnTop(modal.current)) modal.current?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [isOpen])

  const findReturn = () => {
    const opener = (modal.current && openers.get(modal.current)) ?? null
    if (!isFocusLost(layer.current, opener)) return false
    focusWhatRemains()
    const target = findOpener?.(opener) ?? remaining(opener)
    return target instanceof HTMLElement && target !== document.body && target
  }

  return (
    <Root
      open={isOpen}
      onOpenChange={(_isOpen, { reason }) => {
        if (reason !== 'escape-key' || isOnTop(modal.current)) onCloseRequest?.()
      }}
      onOpenChangeComplete={(hasOpened) => !hasOpened && onClosed?.()}
    >
      <Dialog.Portal ref={layer}>
        {print === 'alone' && <PlainPaper />}
        <S.Backdrop
          forceRender
          data-scrim
          // The focus stays.
          onMouseDown={(event) => event.preventDefault()}
        />
        <S.Viewport data-place={place} data-full={isFullOnPhones || undefined} data-print={print}>
          <Dialog.Popup {...rest} ref={modal} data-modal initialFocus={moveFocusIn} finalFocus={findReturn} />
        </S.Viewport>
      </Dialog.Portal>
    </Root>
  )
}
