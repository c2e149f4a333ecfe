import { Accordion } from '@base-ui/react/accordion'
import { LogOut, PanelLeftClose, PanelLeftOpen, Phone, X } from 'lucide-react'
import { use, useId } from 'react'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx'
import { useRenderLink } from '../../controls/render-link.tsx'
import { BrandContext } from '../../theme/brand-context.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { SidebarLine, type SidebarItem } from './SidebarLine.tsx'
import * as S from './Sidebar.styles.ts'

/** A collapsible section of the menu; hidden if it has no items. */
export interface SidebarSection {
  id: string
  label: string
  items: readonly SidebarItem[]
}

export interface SidebarProps {
  sections: readonly SidebarSection[]
  /** At most one section is open; null if all are closed. */
  openSectionId: string | null
  onOpenSectionChange: (id: string | null) => void
  person: { firstName: string; pictureUrl?: string }
  onLogOut: () => void
  /** Called when a page or an action is chosen, so that a drawer can close. */
  onNavigate?: () => void
  /** Shows a close button; for the drawer on small screens. */
  onClose?: () => void
  /** True shows only the icons, those of all sections. */
  isFolded?: boolean
  /** Called to collapse the menu to icons or expand it; without it there is no button. */
  onFoldedChange?: (isFolded: boolean) => void
}

/**
 * The navigation, the signed-in user, and Log out.
 *
 * @also Navigation, Side menu, Menu bar
 * @do Show only what this person may open.
 * @dont Do not reorder it between visits.
 * @key Enter or Space: Opens or closes a section; folds or unfolds the menu.
 * @key Enter: Follows a link.
 */
export function Sidebar({
  sections,
  openSectionId,
  onOpenSectionChange,
  person,
  onLogOut,
  onNavigate,
  onClose,
  isFolded = false,
  onFoldedChange,
}: SidebarProps) {
  const { phone, phoneAddress } = use(BrandContext)
  const renderLink = useRenderLink()
  const navId = useId()
  const shown = sections.filter(({ items }) => items.length > 0)
  const Words = isFolded ? VisuallyHidden : 'span'
  const foldWords = isFolded ? 'Expand menu' : 'Collapse menu'

  const renderItems = (items: readonly SidebarItem[], label?: string) => (
    <S.List key={label} aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <SidebarLine item={item} isFolded={isFolded} onNavigate={onNavigate} />
        </li>
      ))}
    </S.List>
  )

  return (
    <S.Root data-folded={isFolded || undefined}>
      <S.Head>
        <S.Home render={renderLink('/')} onClick={onNavigate}>
          <Logo isMark={isFolded} />
        </S.Home>
        {onClose && (
          <S.Close type="button" aria-label="Close menu" onClick={onClose}>
            <X aria-hidden />
          </S.Close>
        )}
      </S.Head>
      {phone !== null && (
        <Tooltip text={phone} side="right" isDisabled={!isFolded}>
          <S.Phone href={phoneAddress ?? undefined}>
            {isFolded && <Phone aria-hidden />}
            <Words>{phone}</Words>
          </S.Phone>
        </Tooltip>
      )}
      <S.Nav id={navId} aria-label="Main">
        {isFolded ? (
          shown.map(({ label, items }) => renderItems(items, label))
        ) : (
          <Accordion.Root
            value={openSectionId === null ? [] : [openSectionId]}
            onValueChange={(ids: string[]) => onOpenSectionChange(ids[0] ?? null)}
          >
            {shown.map(({ id, label, items }) => (
              <Accordion.Item key={id} value={id}>
                <S.SectionHead>
                  <S.SectionToggle>
                    {label}
                    <S.Chevron aria-hidden />
                  </S.SectionToggle>
                </S.SectionHead>
                <S.Panel>{renderItems(items)}</S.Panel>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        )}
      </S.Nav>
      {onFoldedChange && (
        <Tooltip text={foldWords} side="right" isDisabled={!isFolded}>
          <S.Fold
            type="button"
            aria-expanded={!isFolded}
            aria-controls={navId}
            onClick={() => onFoldedChange(!isFolded)}
          >
            {isFolded ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
            <Words>{foldWords}</Words>
          </S.Fold>
        </Tooltip>
      )}
      <S.Foot>
        <Tooltip text={person.firstName} side="right" isDisabled={!isFolded}>
          <span>
            <Avatar src={person.pictureUrl} />
          </span>
        </Tooltip>
        {isFolded ? <VisuallyHidden>{person.firstName}</VisuallyHidden> : <S.Name>{person.firstName}</S.Name>}
        <Tooltip text="Log out" side="right" isDisabled={!isFolded}>
          <S.LogOut type="button" onClick={onLogOut}>
            <LogOut aria-hidden />
            <Words>Log out</Words>
          </S.LogOut>
        </Tooltip>
      </S.Foot>
    </S.Root>
  )
}
