import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx'
import { useRenderLink } from '../../controls/render-link.tsx'
import * as S from './Sidebar.styles.ts'

/** One line of the menu: a page, or an action such as opening a dialog. */
export type SidebarItem = { label: string; icon?: ReactNode } & (
  | { href: string; isCurrent?: boolean; onSelect?: undefined }
  | { onSelect: () => void; href?: undefined; isCurrent?: undefined }
)

interface SidebarLineProps {
  item: SidebarItem
  /** True in the collapsed menu: shows an icon with the name as tooltip. */
  isFolded: boolean
  onNavigate: (() => void) | undefined
}

/** A page or an action of the menu. */
export function SidebarLine({ item, isFolded, onNavigate }: SidebarLineProps) {
  const renderLink = useRenderLink()
  const words = (
    <>
      {item.icon}
      {isFolded ? <VisuallyHidden>{item.label}</VisuallyHidden> : item.label}
    </>
  )
  const handleClick = () => {
    onNavigate?.()
    item.onSelect?.()
  }
  const line =
    item.href === undefined ? (
      <S.ItemButton type="button" onClick={handleClick}>
        {words}
      </S.ItemButton>
    ) : (
      <S.ItemLink
        render={renderLink(item.href)}
        aria-current={item.isCurrent ? 'page' : undefined}
        onClick={handleClick}
      >
        {words}
      </S.ItemLink>
    )
  if (!isFolded) return line
  return (
    <Tooltip text={item.label} side="right">
      {line}
    </Tooltip>
  )
}
