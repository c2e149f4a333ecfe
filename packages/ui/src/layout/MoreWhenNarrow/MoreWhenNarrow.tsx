import { Ellipsis } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import * as S from './MoreWhenNarrow.styles.ts'

export interface MoreWhenNarrowProps {
  /** True where there is no room for the word: three dots, with the word as tooltip. */
  isIcon?: boolean
  /** Parts of a row that wraps; a single one needs no button and stays in it. */
  children: ReactNode
}

/** Parts of a row that are behind a button 'More' under 640 px, and beside the others from there on. */
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
    // Not from a menu or a dialog that belongs to one of the parts.
    const isHere = event.currentTarget.contains(event.target as Node)
    const isBehindButton = isOpen && button.current?.offsetParent !== null
    if (event.key !== 'Escape' || !isHere || !isBehindButton) return
    // A dialog that it is in stays open.
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
