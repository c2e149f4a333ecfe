import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import { useVerticalOverflow } from '../use-vertical-overflow.ts'
import * as S from './Dialog.styles.ts'

export interface DialogProps {
  isOpen: boolean
  /**
   * Called on the close button, Escape or a press on the backdrop. The dialog stays open until `isOpen` is
   * false, so that a form with unsaved edits can ask first.
   */
  onCloseRequest: () => void
  title: string
  /** Beside the title: actions on the whole dialog, such as another view of the record. */
  headerActions?: ReactNode
  children: ReactNode
  /** The buttons; they stay visible while the body scrolls. A submit button refers to its form by `form`. */
  footer?: ReactNode
  /** The maximum width: 640, 960 or 1280 px; under 640 px the dialog fills the screen. */
  size?: 'small' | 'medium' | 'large'
  /** True for a height that does not depend on the content, so that nothing moves when that has loaded. */
  isTall?: boolean | undefined
  /**
   * Finds the element that gets the focus at opening instead of the first field: null for the dialog itself, undefined if
   * it is not there yet.
   */
  findFocus?: ((dialog: HTMLElement) => HTMLElement | null | undefined) | undefined
  /** Finds the element to focus instead of the opener, such as when that has been removed; null for the opener. */
  findOpener?: ((opener: Element | null) => HTMLElement | null) | undefined
  /** Called after the closing animation. */
  onClosed?: () => void
}

const FIRST_FIELD =
  ':is(input, textarea, select, [role="combobox"]):not(:disabled, [readonly], [type="hidden"])'

/**
 * The first field rather than the close button. After a touch the on-screen keyboard must not open yet; without a
 * field, the dialog itself is focused so that screen readers start there.
 */
const findFirstField = (dialog: HTMLElement) =>
  matchMedia('(pointer: coarse)').matches
    ? null
    : [...dialog.querySelectorAll<HTMLElement>(FIRST_FIELD)].find((field) => field.checkVisibility())

/**
 * A modal task over the page, such as a form.
 *
 * @also Modal, Pop-up, Popup, Overlay
 * @do Use 640 px for a form of one or two columns, 960 for a long one, 1280 for content that needs the whole width.
 * @do Ask in onCloseRequest when there are unsaved edits: the dialog stays until isOpen is false.
 * @dont Do not open more than two dialogs above each other.
 * @key Tab: Stays in the dialog.
 * @key Escape: Closes it, after asking when there are edits.
 */
export function Dialog({
  isOpen,
  onCloseRequest,
  title,
  headerActions,
  children,
  footer,
  size = 'small',
  isTall = false,
  findFocus = findFirstField,
  findOpener,
  onClosed,
}: DialogProps) {
  const titleId = useId()
  const { ref: bodyRef, isOverflowing, needsTabStop } = useVerticalOverflow()

  return (
    <S.Sheet
      isOpen={isOpen}
      onCloseRequest={onCloseRequest}
      findFocus={findFocus}
      findOpener={findOpener}
      onClosed={onClosed}
      isFullOnPhones
      print="alone"
      data-size={size}
      data-tall={isTall || undefined}
      aria-labelledby={titleId}
    >
      <S.Header data-clear-of-toasts>
        <S.Title id={titleId}>{title}</S.Title>
        {headerActions}
        <S.Corner>
          <IconButton label="Close" icon={<X aria-hidden />} tooltipSide="bottom" onClick={onCloseRequest} />
        </S.Corner>
      </S.Header>
      <S.Body
        ref={bodyRef}
        data-overflowing={isOverflowing || undefined}
        tabIndex={needsTabStop ? 0 : undefined}
      >
        <div>{children}</div>
      </S.Body>
      {footer && <S.Footer data-clear-of-toasts>{footer}</S.Footer>}
    </S.Sheet>
  )
}
