import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import { focusAtOnce, isFocusLost } from '../focus-moves.ts'
import { useNeedsTabStop } from '../use-needs-tab-stop.ts'
import * as S from './Dialog.styles.ts'

export interface DialogProps {
  isOpen: boolean
  /**
   * The person wants to leave, by the cross, Escape or a press beside the dialog. The dialog stays until
   * `isOpen` turns false, so a form with unsaved edits can ask first.
   */
  onCloseRequest: () => void
  title: string
  /** Beside the title: what belongs to the whole dialog, such as a second look at the same record. */
  headerActions?: ReactNode
  children: ReactNode
  /** The buttons; stays in sight while the body scrolls. A submit button names its form by `form`. */
  footer?: ReactNode
  /** The widest it gets: 640, 960 or 1280 px; under 640 px it fills the screen. Source: specification §2, General. */
  size?: 'small' | 'medium' | 'large'
  /** Finds where focus goes when what opened the dialog is no longer on the page; without it, nowhere in particular. */
  findOpener?: () => HTMLElement | null
  /** Called when the dialog has left the screen. */
  onClosed?: () => void
}

const FIRST_FIELD =
  ':is(input, textarea, select, [role="combobox"]):not(:disabled, [readonly], [type="hidden"])'

/** A task of its own over the page, such as a form; the page behind it waits. */
export function Dialog({
  isOpen,
  onCloseRequest,
  title,
  headerActions,
  children,
  footer,
  size = 'small',
  findOpener,
  onClosed,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const [bodyRef, needsTabStop] = useNeedsTabStop()

  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onCloseRequest()}
      onOpenChangeComplete={(hasOpened) => !hasOpened && onClosed?.()}
    >
      <Base.Portal>
        <S.Backdrop forceRender />
        <S.Viewport>
          <S.Sheet
            ref={popup}
            data-size={size}
            // The first field rather than the cross. A finger wants no keyboard yet, and where there is nothing to
            // fill in, the sheet itself is the place to start reading.
            initialFocus={() => {
              opener.current = document.activeElement
              const isByFinger = matchMedia('(pointer: coarse)').matches
              return focusAtOnce(
                popup.current,
                isByFinger ? null : popup.current?.querySelector<HTMLElement>(FIRST_FIELD),
              )
            }}
            finalFocus={() =>
              isFocusLost(popup.current, opener.current) &&
              ((opener.current?.isConnected === false && findOpener?.()) || true)
            }
          >
            <S.Header>
              <S.Title>{title}</S.Title>
              {headerActions}
              <S.Corner>
                <IconButton
                  label="Close"
                  icon={<X aria-hidden />}
                  tooltipSide="bottom"
                  onClick={onCloseRequest}
                />
              </S.Corner>
            </S.Header>
            <S.Body ref={bodyRef} tabIndex={needsTabStop ? 0 : undefined}>
              <div>{children}</div>
            </S.Body>
            {footer && <S.Footer>{footer}</S.Footer>}
          </S.Sheet>
        </S.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
