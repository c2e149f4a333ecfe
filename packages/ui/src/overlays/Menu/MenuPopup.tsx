import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useRenderLink } from '../../controls/render-link.tsx'
import { endPress } from '../../popup/end-press.ts'
import type { MenuItem } from './menu-item.ts'
import type { OpenMenu } from './MenuTrigger.tsx'
import type { EarlyPress, MenuLink } from './use-menu.tsx'
import * as S from './Menu.styles.ts'

interface MenuPopupProps {
  handle: MenuLink['handle']
  /** True once there is reason to think that the menu will be opened. */
  isNear: boolean
  /** The press that opened it before it was there, if any. */
  pressed: EarlyPress | null
  /** Called when it cannot be fetched. */
  onClose: () => void
}

/** The menu of one or many openers: its content exists only while it is open. */
export function MenuPopup({ handle, pressed }: MenuPopupProps) {
  const [focused, setFocused] = useState(pressed?.focused ?? null)
  return (
    <Base.Root
      handle={handle}
      defaultOpen={pressed !== null}
      defaultTriggerId={pressed?.openerId ?? null}
      // The page stays usable.
      modal={false}
      onOpenChange={(_isOpen, details) => {
        setFocused(null)
        endPress(details)
      }}
    >
      {({ payload }) =>
        payload !== undefined && <Items {...payload} focused={focused} onClose={() => handle.close()} />
      }
    </Base.Root>
  )
}

/** A component of its own, because the content of a portal is mounted after its parent. */
function FocusOnMount({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => target.current?.focus({ preventScroll: true }), [target])
  return null
}

interface ItemsProps extends OpenMenu {
  focused: EarlyPress['focused']
  onClose: () => void
}

function Items({ label, header, note, items, align, opener, focused, onClose }: ItemsProps) {
  const renderLink = useRenderLink()
  const visible = items.filter(({ isVisible = true }) => isVisible)
  const [headerId, noteId] = [useId(), useId()]

  const start = useRef<HTMLElement>(null)
  const startIndex = focused === 'last' ? visible.length - 1 : 0

  const choose = (item: MenuItem) => (event: { preventBaseUIHandler: () => void }) => {
    if (item.isDisabled) return
    // The focus returns first, for actions that open a dialog or remove the opener. Base UI would focus the item again.
    event.preventBaseUIHandler()
    onClose()
    opener.current?.focus()
    item.onSelect?.()
  }

  return (
    <Base.Portal>
      <S.Positioner align={align} sideOffset={4} collisionPadding={8}>
        <S.Popup aria-label={label} aria-describedby={note === undefined ? undefined : noteId}>
          <S.Items aria-labelledby={header === undefined ? undefined : headerId}>
            {header !== undefined && <S.Header id={headerId}>{header}</S.Header>}
            {note !== undefined && <S.Note id={noteId}>{note}</S.Note>}
            {visible.map((item, index) => {
              const ref = index === startIndex ? start : undefined
              return (
                <Fragment key={`${item.label} ${index}`}>
                  {item.hasDivider && index > 0 && <S.Divider />}
                  {item.href === undefined || item.isDisabled ? (
                    <S.Item
                      ref={ref}
                      disabled={item.isDisabled}
                      data-danger={item.isDanger || undefined}
                      onClick={choose(item)}
                    >
                      {item.icon}
                      {item.label}
                    </S.Item>
                  ) : (
                    <S.LinkItem ref={ref} closeOnClick onClick={choose(item)} render={renderLink(item.href)}>
                      {item.icon}
                      {item.label}
                    </S.LinkItem>
                  )}
                </Fragment>
              )
            })}
          </S.Items>
          {focused !== null && <FocusOnMount target={start} />}
        </S.Popup>
      </S.Positioner>
    </Base.Portal>
  )
}
