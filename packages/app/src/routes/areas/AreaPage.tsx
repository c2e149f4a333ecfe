import { EmptyState } from '@latchkey/ui/layout/EmptyState'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { LockKeyhole } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MenuCards } from '../../frame/MenuCards.tsx'
import { permittedPages } from '../../frame/menu.tsx'
import type { SidebarSectionId } from '@latchkey/domain/navigation/sidebar-memory'
import { useRuntime } from '../../runtime/runtime.ts'

/** What the page accepts. */
export interface AreaPageProps {
  title: string
  /** The part of the menu whose pages it leads to. */
  section: SidebarSectionId
}

/** The beginning of a part of the menu: the pages in it that the person may open. Source: decision G21. */
export const AreaPage = observer(function AreaPage({ title, section }: AreaPageProps) {
  const { accessOf, root } = useRuntime()
  const { session } = root
  const pages = permittedPages(accessOf, session.permissions ?? []).filter((page) => page.section === section)
  return (
    <>
      <PageHeader title={title} />
      {pages.length === 0 ? (
        <EmptyState icon={<LockKeyhole aria-hidden />} title="There is nothing here that you may open.">
          If you need one of these pages, ask an administrator.
        </EmptyState>
      ) : (
        <MenuCards pages={pages} />
      )}
    </>
  )
})
