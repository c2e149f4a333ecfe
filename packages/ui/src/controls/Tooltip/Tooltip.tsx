import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useId, useState, type HTMLAttributes, type ReactElement } from 'react'
import { OPEN_AFTER_MS } from './tooltip-delays.ts'
import { TooltipPopup } from './TooltipPopup.tsx'
import { useLongPress } from './use-long-press.ts'

export interface TooltipProps {
  /** A few words that are also available elsewhere. */
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** True while the control itself shows the text. */
  isDisabled?: boolean
  /** The control it describes; it must accept a ref and spread its props. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

const nameOf = (control: Element | undefined) => control?.ariaLabel ?? control?.textContent

/**
 * Shows a few words when a control is hovered, focused or pressed long by a finger; Escape hides them.
 *
 * @also Popover, Hint, Help
 * @do Use it for the name of an icon.
 * @dont Do not put necessary information or controls into it.
 * @key Tab: On its control, shows it.
 * @key Escape: Hides it.
 */
export function Tooltip({ text, side = 'top', isDisabled = false, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  /** Its name is not read a second time. */
  const [isItsName, setItsName] = useState(false)
  const [isOfFocus, setOfFocus] = useState(false)
  const describedBy = children.props['aria-describedby']

  const setShown = (willBeOpen: boolean, control: Element | undefined) => {
    setOpen(willBeOpen)
    setItsName(nameOf(control) === text)
  }
  const longPress = useLongPress((control) => setShown(true, control))

  return (
    <Base.Root
      disabled={isDisabled}
      open={isOpen}
      onOpenChange={(willBeOpen, { trigger, reason }) => {
        setShown(willBeOpen, trigger)
        setOfFocus(reason === 'trigger-focus')
      }}
    >
      <Base.Trigger
        {...longPress}
        delay={OPEN_AFTER_MS}
        onPointerEnter={() => setOfFocus(false)}
        render={children}
        aria-describedby={isOpen && !isItsName ? [describedBy, id].filter(Boolean).join(' ') : describedBy}
      />
      <TooltipPopup
        id={id}
        placement={{ side, sideOffset: 6 }}
        isOpen={isOpen}
        isOfFocus={isOfFocus}
        onHide={() => setOpen(false)}
      >
        {text}
      </TooltipPopup>
    </Base.Root>
  )
}
