import { Menu as Base } from '@base-ui/react/menu'
import {
  useLayoutEffect,
  useRef,
  type ButtonHTMLAttributes,
  type ReactElement,
  type RefAttributes,
  type RefObject,
} from 'react'
import type { MenuItem } from './menu-item.ts'

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

/** Connects openers with a menu, which they may share. */
export type MenuHandle = Base.Handle<OpenMenu>

interface MenuTriggerProps extends MenuContent {
  handle: MenuHandle
  subject: number | string | undefined
  trigger: Opener
}

/** The button that opens a menu. */
export function MenuTrigger({ handle, subject, trigger, ...content }: MenuTriggerProps) {
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

  return <Base.Trigger ref={opener} handle={handle} payload={{ ...content, opener }} render={trigger} />
}

/** Closes the menu if this opener opened it. */
function closeOwn(opener: HTMLElement | null, handle: MenuHandle): void {
  if (opener?.ariaExpanded === 'true') handle.close()
}
