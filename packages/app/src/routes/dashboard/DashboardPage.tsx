import { EmptyState } from '@latchkey/ui/layout/EmptyState'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { Stack } from '@latchkey/ui/layout/Stack'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { LockKeyhole } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MenuCards } from '../../frame/MenuCards.tsx'
import { permittedPages } from '../../frame/menu.tsx'
import { PATHS } from '../../paths.ts'
import { useRuntime } from '../../runtime/runtime.ts'

/** Where a day begins. Source: specification §2 "Dashboard". */
export const DashboardPage = observer(function DashboardPage() {
  const { accessOf, root } = useRuntime()
  const pages = permittedPages(accessOf, root.session.permissions ?? []).filter(
    ({ section, path }) => section === 'main-menu' && path !== PATHS.home,
  )
  return (
    <>
      <PageHeader title="Dashboard" />
      {pages.length === 0 ? (
        <EmptyState icon={<LockKeyhole aria-hidden />} title="No page is open to you yet.">
          An administrator can give you a role. The menu then shows your pages by itself.
        </EmptyState>
      ) : (
        <Stack>
          <Banner>
            The week of viewings and the lists of what awaits you are being built. Until they stand here, this
            page leads to the others.
          </Banner>
          <MenuCards pages={pages} />
        </Stack>
      )}
    </>
  )
})
