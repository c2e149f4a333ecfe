import { Menu as Base } from '@base-ui/react/menu'
import { EllipsisVertical } from 'lucide-react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import { renderPlainLink, type RenderLink } from '../../controls/render-link.tsx'
import * as S from './Menu.styles.ts'

interface Line {
  label: string
  icon?: ReactNode
  isDanger?: boolean
  /** For missing data; what a person may not do is not shown at all. */
  isDisabled?: boolean
  /** False leaves the line out; so a page can list every act and say which apply. */
  isVisible?: boolean
  /** Draws a line above it, unless it is the first. */
  hasDivider?: boolean
}

/** One line of a menu: an act, or a link to another page. */
export type MenuItem = Line &
  ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined })

/** What a menu accepts. */
export interface MenuProps {
  /** What the menu is for, such as "Actions for Priya Shah"; the name and tooltip of the three dots. */
  label: string
  items: readonly MenuItem[]
  /** Above the items, such as the name of the record. */
  header?: string
  /** Instead of the three dots; a Button or an IconButton with words of its own. */
  trigger?: ReactElement
  renderLink?: RenderLink
  align?: 'start' | 'end'
}

/** A short list of acts on one thing, out of sight until asked for. */
export function Menu({
  label,
  items,
  header,
  trigger,
  renderLink = renderPlainLink,
  align = 'end',
}: MenuProps) {
  const visible = items.filter(({ isVisible = true }) => isVisible)
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        render={trigger ?? <IconButton label={label} icon={<EllipsisVertical aria-hidden />} />}
      />
      <Base.Portal>
        <S.Positioner align={align} sideOffset={4} collisionPadding={8}>
          <S.Popup>
            <Base.Group>
              {header !== undefined && <S.Header>{header}</S.Header>}
              {visible.map((item, index) => (
                <Fragment key={item.label}>
                  {item.hasDivider && index > 0 && <S.Divider />}
                  {item.href === undefined || item.isDisabled ? (
                    <S.Item
                      disabled={item.isDisabled}
                      data-danger={item.isDanger || undefined}
                      onClick={item.onSelect}
                    >
                      {item.icon}
                      {item.label}
                    </S.Item>
                  ) : (
                    <S.LinkItem closeOnClick render={renderLink(item.href)}>
                      {item.icon}
                      {item.label}
                    </S.LinkItem>
                  )}
                </Fragment>
              ))}
            </Base.Group>
          </S.Popup>
        </S.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
