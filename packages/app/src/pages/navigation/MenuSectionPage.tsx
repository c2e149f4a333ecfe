import { permittedPages } from '@latchkey/domain/navigation/menu'
import { SECTION_LABELS, type SidebarSectionId } from '@latchkey/domain/navigation/sidebar-memory'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { EmptyState } from '@latchkey/ui/layout/EmptyState/EmptyState.tsx'
import { FieldGrid } from '@latchkey/ui/layout/FieldGrid/FieldGrid.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { LockKeyhole } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { MENU_ICONS } from '@latchkey/ui/lettings/menu-icons.tsx'
import { useRoot } from '../../runtime/runtime.ts'

export interface MenuSectionPageProps {
  section: SidebarSectionId
}

/** Cards for the permitted pages of a section of the menu. */
export const MenuSectionPage = observer(function MenuSectionPage({ section }: MenuSectionPageProps) {
  const { session } = useRoot()
  const pages = permittedPages(session.permissions ?? []).filter((page) => page.section === section)
  return (
    <>
      <PageHeader title={SECTION_LABELS[section]} />
      {pages.length === 0 ? (
        <EmptyState icon={<LockKeyhole aria-hidden />} title="You do not have access to any of these pages.">
          If you need one of them, ask an administrator.
        </EmptyState>
      ) : (
        <FieldGrid columns={3}>
          {pages.map(({ name, path, label, purpose, icon }) => (
            <Card key={name} title={label}>
              <Stack>
                <p>{purpose}</p>
                <div>
                  <LinkButton icon={MENU_ICONS[icon]} render={<Link to={path} />}>
                    {`Open ${label}`}
                  </LinkButton>
                </div>
              </Stack>
            </Card>
          ))}
        </FieldGrid>
      )}
    </>
  )
})
