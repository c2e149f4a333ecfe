import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS, updateRolePath } from '@latchkey/domain/navigation/paths'
import { mayGrant } from '@latchkey/domain/permissions/rights'
import type { Role } from '@latchkey/domain/roles/role.contract'
import { DELETE_ROLE, DELETE_ROLES } from '@latchkey/domain/roles/role.messages'
import { isProtectedRole } from '@latchkey/domain/roles/role-names'
import { requireTwoFactor } from '@latchkey/domain/two-factor/two-factor.messages'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RolesTable } from '@latchkey/ui/lettings/roles/RolesTable/RolesTable.tsx'
import { Plus, Smartphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'
import { useTable } from '../../address/use-list.ts'

const updatePathOf = ({ id }: Role) => updateRolePath(id)

export const RolesPage = observer(function RolesPage() {
  const { question, roles, session } = useRoot()
  const { list } = roles
  const table = useTable(list)
  const [checked, setChecked] = useState<readonly string[]>([])
  const canCreate = session.can('users-roles-create')
  const canDelete = session.can('users-roles-delete')

  const uncheck = (gone: readonly number[]) =>
    setChecked((before) => before.filter((id) => !gone.includes(Number(id))))
  const askDelete = (ids: readonly number[], isMany: boolean) =>
    question.ask({
      texts: isMany ? DELETE_ROLES : DELETE_ROLE,
      isDanger: true,
      act: () => {
        const [only] = ids
        return isMany || only === undefined ? roles.removeMany(ids) : roles.remove(only)
      },
      onDone: () => uncheck(ids),
    })
  const protectedRole = list.rows.find(isProtectedRole)
  const mayRequire =
    session.mayAdminister && protectedRole !== undefined && mayGrant(session.rights, protectedRole.children)
  const askTwoFactor = ({ id, name, requiresTwoFactor }: Role) =>
    question.ask({
      texts: requireTwoFactor(name, !requiresTwoFactor),
      isDanger: requiresTwoFactor,
      act: () => roles.requireTwoFactor(id, !requiresTwoFactor),
    })

  const createNew = canCreate && (
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
            {/* System Administrator has no row menu. */}
            {mayRequire && (
              <Button icon={<Smartphone aria-hidden />} onClick={() => askTwoFactor(protectedRole)}>
                {protectedRole.requiresTwoFactor
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
        checked={checked}
        onCheck={setChecked}
        rights={session.rights}
        canUpdate={session.can('users-roles-update')}
        canDelete={canDelete}
        updatePath={updatePathOf}
        onToggle={({ id }) => void roles.toggleActive(id)}
        onDelete={({ id }) => askDelete([id], false)}
        onDeleteMany={() => askDelete(checked.map(Number), true)}
        emptyHint={createNew}
      />
    </>
  )
})
