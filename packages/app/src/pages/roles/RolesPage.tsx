import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS, updateRolePath } from '@latchkey/domain/navigation/paths'
import type { Role } from '@latchkey/domain/roles/role.contract'
import { RolesPageModel } from '@latchkey/domain/roles/roles-page.store'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RolesTable } from '@latchkey/ui/lettings/roles/RolesTable/RolesTable.tsx'
import { Plus, Smartphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { useTable } from '../../address/use-list.ts'

const updatePathOf = ({ id }: Role) => updateRolePath(id)

export const RolesPage = observer(function RolesPage() {
  const { roles, session } = useRoot()
  const page = useStore(RolesPageModel)
  const table = useTable(roles.list)
  const { administrators } = page

  const createNew = session.can('users-roles-create') && (
    <LinkButton variant="primary" icon={<Plus aria-hidden />} render={<Link to={PATHS.createRole} />}>
      Create New
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={PAGES.roles.title}
        actions={
          <>
            {administrators && (
              <Button icon={<Smartphone aria-hidden />} onClick={() => page.askTwoFactor(administrators)}>
                {administrators.requiresTwoFactor
                  ? 'Two-Factor for Administrators: On'
                  : 'Two-Factor for Administrators: Off'}
              </Button>
            )}
            {createNew}
          </>
        }
      />
      <RolesTable
        {...table}
        checked={page.checked}
        onCheck={page.check}
        rights={session.rights}
        canUpdate={session.can('users-roles-update')}
        canDelete={session.can('users-roles-delete')}
        updatePath={updatePathOf}
        onToggle={({ id }) => void roles.toggleActive(id)}
        onDelete={page.askDelete}
        onDeleteMany={() => page.askDelete()}
        emptyHint={createNew}
      />
    </>
  )
})
