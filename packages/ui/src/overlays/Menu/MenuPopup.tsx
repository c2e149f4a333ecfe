import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, useId } from 'react'
import { useRenderLink } from '../../controls/render-link.tsx'
import { endPress } from '../../popup/end-press.ts'
import type { MenuItem } from './menu-item.ts'
import type { MenuHandle, OpenMenu } from './MenuTrigger.tsx'
import * as S from './Menu.styles.ts'

/** The menu of one or many openers: it exists only while it is open. */
export function MenuPopup({ handle }: { handle: MenuHandle }) {
  return (
    <Base.Root
      handle={handle}
      // The page stays usable.
      modal={false}
      onOpenChange={(_isOpen, details) => endPress(details)}
    >
      {({ payload }) => payload !== undefined && <Items {...payload} onClose={() => handle.close()} />}
    </Base.Root>
  )
}

function Items({ label, header, note, items, align, opener, onClose }: OpenMenu & { onClose: () => void }) {
  const renderLink = useRenderLink()
  const visible = items.filter(({ isVisible = true }) => isVisible)
  const [headerId, noteId] = [useId(), useId()]

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
            {visible.map((item, index) => (
              <Fragment key={`${item.label} ${index}`}>
                {item.hasDivider && index > 0 && <S.Divider />}
                {item.href === undefined || item.isDisabled ? (
                  <S.Item
                    disabled={item.isDisabled}
                    data-danger={item.isDanger || undefined}
                    onClick={choose(item)}
                  >
                    {item.icon}
                    {item.label}
                  </S.Item>
                ) : (
                  <S.LinkItem closeOnClick onClick={choose(item)} render={renderLink(item.href)}>
                    {item.icon}
                    {item.label}
                  </S.LinkItem>
                )}
              </Fragment>
            ))}
          </S.Items>
        </S.Popup>
      </S.Positioner>
    </Base.Portal>
  )
}
