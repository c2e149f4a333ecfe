import { Accordion } from '@base-ui/react/accordion'
import { LogOut, X } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { renderPlainLink, type RenderLink } from '../../controls/render-link.tsx'
import { BrandContext, phoneLink } from '../../theme/brand-context.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Logo } from '../Logo/Logo.tsx'
import * as S from './Sidebar.styles.ts'

/** One line of the menu: a page, or an action such as opening a dialog. */
export type SidebarItem = { label: string; icon?: ReactNode } & (
  | { href: string; isCurrent?: boolean; onSelect?: undefined }
  | { onSelect: () => void; href?: undefined; isCurrent?: undefined }
)

/** A collapsible section of the menu; without items it is hidden. */
export interface SidebarSection {
  id: string
  label: string
  items: readonly SidebarItem[]
}

export interface SidebarProps {
  sections: readonly SidebarSection[]
  /** At most one section is open; null when all are closed. */
  openSectionId: string | null
  onOpenSectionChange: (id: string | null) => void
  person: { firstName: string; pictureUrl?: string }
  onLogOut: () => void
  renderLink?: RenderLink
  /** Called when a page or an action was chosen, so that a drawer can close. */
  onNavigate?: () => void
  /** Shows a close button; for the drawer on small screens. */
  onClose?: () => void
}

function Line({
  item,
  renderLink,
  onNavigate,
}: { item: SidebarItem } & Pick<SidebarProps, 'renderLink' | 'onNavigate'>) {
  const words = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if (item.href === undefined) {
    const handleClick = () => {
      onNavigate?.()
      item.onSelect()
    }
    return (
      <S.ItemButton type="button" onClick={handleClick}>
        {words}
      </S.ItemButton>
    )
  }
  return (
    <S.ItemLink
      render={renderLink?.(item.href)}
      aria-current={item.isCurrent ? 'page' : undefined}
      onClick={onNavigate}
    >
      {words}
    </S.ItemLink>
  )
}

/** The navigation, the signed-in person, and Log out. */
export function Sidebar({
  sections,
  openSectionId,
  onOpenSectionChange,
  person,
  onLogOut,
  renderLink = renderPlainLink,
  onNavigate,
  onClose,
}: SidebarProps) {
  const { phone } = use(BrandContext)
  return (
    <S.Root>
      <S.Head>
        <S.Home render={renderLink('/')} onClick={onNavigate}>
          <Logo />
        </S.Home>
        {onClose && (
          <S.Close type="button" aria-label="Close menu" onClick={onClose}>
            <X aria-hidden />
          </S.Close>
        )}
      </S.Head>
      {phone !== null && <S.Phone href={phoneLink(phone)}>{phone}</S.Phone>}
      <S.Nav aria-label="Main">
        <Accordion.Root
          value={openSectionId === null ? [] : [openSectionId]}
          onValueChange={(ids: string[]) => onOpenSectionChange(ids[0] ?? null)}
        >
          {sections
            .filter(({ items }) => items.length > 0)
            .map(({ id, label, items }) => (
              <Accordion.Item key={id} value={id}>
                <S.SectionHead>
                  <S.SectionToggle>
                    {label}
                    <S.Chevron aria-hidden />
                  </S.SectionToggle>
                </S.SectionHead>
                <S.Panel>
                  <S.List>
                    {items.map((item) => (
                      <li key={item.label}>
                        <Line item={item} renderLink={renderLink} onNavigate={onNavigate} />
                      </li>
                    ))}
                  </S.List>
                </S.Panel>
              </Accordion.Item>
            ))}
        </Accordion.Root>
      </S.Nav>
      <S.Foot>
        <Avatar src={person.pictureUrl} />
        <S.Name>{person.firstName}</S.Name>
        <S.LogOut type="button" onClick={onLogOut}>
          <LogOut aria-hidden />
          Log out
        </S.LogOut>
      </S.Foot>
    </S.Root>
  )
}
