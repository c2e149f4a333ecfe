import { Ellipsis } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import * as S from './MoreWhenNarrow.styles.ts'

export interface MoreWhenNarrowProps {
  /** True if there is no room for the word: three dots, with the word as tooltip. */
  isIcon?: boolean
  /** The items of a row that wraps; a single item needs no button and is always shown. */
  children: ReactNode
}

/**
 * Shows items behind a 'More' button under 640 px, and in the row from there on.
 *
 * @do Use it in a row that wraps, for what is needed less than the rest of the row.
 * @dont Do not put the main action of a page in it.
 * @key Enter or Space: Shows the parts, or hides them.
 * @key Escape: Hides them, and returns the focus to the button.
 */
export function MoreWhenNarrow({ isIcon = false, children }: MoreWhenNarrowProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setOpen(!isOpen),
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    // Ignores keys from the menu or dialog of an item, which React bubbles through portals.
    const isHere = event.currentTarget.contains(event.target as Node)
    const isBehindButton = isOpen && button.current?.offsetParent !== null
    if (event.key !== 'Escape' || !isHere || !isBehindButton) return
    // Keeps a surrounding dialog open.
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <S.Toggle onKeyDown={handleKeyDown}>
        {isIcon ? (
          <IconButton {...toggle} label="More" icon={<Ellipsis aria-hidden />} tooltipSide="bottom" />
        ) : (
          <Button {...toggle}>More</Button>
        )}
      </S.Toggle>
      <S.Parts id={id} data-open={isOpen || undefined} data-more onKeyDown={handleKeyDown}>
        {children}
      </S.Parts>
    </>
  )
}
