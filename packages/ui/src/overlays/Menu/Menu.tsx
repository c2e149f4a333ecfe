import { EllipsisVertical } from 'lucide-react'
import {
  cloneElement,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefAttributes,
  type ButtonHTMLAttributes,
} from 'react'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import type { MenuItem } from './menu-item.ts'
import { MenuPopup } from './MenuPopup.tsx'

/** The opener must accept a ref and spread its props on a button. */
type Opener = ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>

export interface MenuProps {
  /** The purpose of the menu, such as "Actions for Priya Shah"; the name and tooltip of the three dots. */
  label: string
  items: readonly MenuItem[]
  /** The id of the record that the actions are on: an open menu closes when it changes. */
  subject?: number | string
  /** Above the items, such as the name of the record. */
  header?: string
  /** Under the header: why items are disabled. */
  note?: string
  /** Replaces the three dots: a Button or an IconButton with its own label. */
  trigger?: Opener
  align?: 'start' | 'end'
}

/** A short list of actions on one subject, hidden until opened. */
export function Menu({
  label,
  items,
  subject,
  header,
  note,
  trigger = <IconButton label={label} icon={<EllipsisVertical aria-hidden />} />,
  align = 'end',
}: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ subject: MenuProps['subject']; isByKey: boolean } | null>(null)
  const isOpen = opened !== null && opened.subject === subject
  // For good: it stays closed when the subject is the same again.
  if (opened !== null && !isOpen) setOpened(null)
  const wasOpenAtPress = useRef(false)

  const handleClick = ({ detail }: MouseEvent) => {
    const wasOpen = isOpen || wasOpenAtPress.current
    wasOpenAtPress.current = false
    if (!wasOpen) return setOpened({ subject, isByKey: detail === 0 })
    // Safari does not focus a pressed button but its focusable ancestor, which may close the menu before the
    // click.
    opener.current?.focus()
    setOpened(null)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened({ subject, isByKey: true })
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: opener,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPointerDown: () => {
          wasOpenAtPress.current = isOpen
        },
        onClick: handleClick,
        onKeyDown: handleKeyDown,
      })}
      {isOpen && (
        <MenuPopup
          label={label}
          header={header}
          note={note}
          items={items}
          align={align}
          onClose={() => setOpened(null)}
          opener={opener}
          isByKey={opened.isByKey}
        />
      )}
    </>
  )
}
