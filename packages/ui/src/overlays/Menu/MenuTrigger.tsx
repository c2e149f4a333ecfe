import { Menu as Base } from '@base-ui/react/menu'
import {
  useId,
  useLayoutEffect,
  useRef,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefAttributes,
  type RefObject,
} from 'react'
import type { MenuItem } from './menu-item.ts'
import type { EarlyPress, MenuLink } from './use-menu.tsx'

/** The opener must accept a ref and spread its props on a button. */
export type Opener = ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>

/** The content of the menu of one opener. */
export interface MenuContent {
  label: string
  header: string | undefined
  note: string | undefined
  items: readonly MenuItem[]
  align: 'start' | 'end'
}

/** The content of the open menu, with facts about the opener that was pressed. */
export interface OpenMenu extends MenuContent {
  opener: RefObject<HTMLButtonElement | null>
}

interface MenuTriggerProps extends MenuContent {
  menu: MenuLink
  subject: number | string | undefined
  trigger: Opener
}

/** The button that opens a menu. */
export function MenuTrigger({ menu, subject, trigger, ...content }: MenuTriggerProps) {
  const { handle, onNear, onEarlyPress } = menu
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)

  const shown = useRef(subject)
  useLayoutEffect(() => {
    if (shown.current !== subject) closeOwn(opener.current, handle)
    shown.current = subject
  }, [handle, subject])
  useLayoutEffect(() => {
    const button = opener.current
    return () => closeOwn(button, handle)
  }, [handle])

  const press = ({ currentTarget }: { currentTarget: HTMLElement }, focused: EarlyPress['focused']) => {
    if (!hasMenu(currentTarget)) onEarlyPress({ openerId: id, focused })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || hasMenu(event.currentTarget)) return
    event.preventDefault()
    press(event, event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <Base.Trigger
      id={id}
      ref={opener}
      handle={handle}
      payload={{ ...content, opener }}
      render={trigger}
      onPointerEnter={onNear}
      onFocus={onNear}
      // A key or a screen reader causes a click without detail.
      onClick={(event: MouseEvent<HTMLElement>) => press(event, event.detail === 0 ? 'first' : null)}
      onKeyDown={handleKeyDown}
    />
  )
}

/** Base UI says whether the menu is open once there is one. */
const hasMenu = (opener: HTMLElement) => opener.ariaExpanded !== null

/** Closes the menu if this opener opened it. */
function closeOwn(opener: HTMLElement | null, handle: MenuLink['handle']): void {
  if (opener?.ariaExpanded === 'true') handle.close()
}
