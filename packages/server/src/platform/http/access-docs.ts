import { ADMINISTRATION, PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { AccessEntry } from './access-plugin.ts'
import type { Access } from './access.ts'

export function describeAccess(access: Access): string {
  if (access === 'public') return 'anyone'
  if (access === 'signed-in') return 'anyone signed in'
  if ('anyOf' in access) return access.anyOf.join(' or ')
  return access.allOf === ADMINISTRATION ? 'administration' : access.allOf.join(' and ')
}

/** The text of docs/PERMISSIONS.md. */
export function permissionsPage(table: readonly AccessEntry[]): string {
  const rows = table
    .toSorted((one, other) => one.url.localeCompare(other.url) || one.method.localeCompare(other.method))
    .map(
      (entry) =>
        `| ${entry.method} | \`${entry.url}\` | ${describeAccess(entry.access)} | ${entry.keys.join(', ')} |`,
    )
  const perPermission = PERMISSIONS.map((permission) => {
    const calls = table.filter(({ access }) => namesOf(access).includes(permission)).length
    return `| ${permission} | ${calls} |`
  })
  return [
    '# Who may call what',
    '',
    'Written from the routes themselves; a call that declares no access stops the server at start-up. An API key is let in by any of the areas in the last column (rule I1.2); a call without one is closed to keys.',
    '',
    `Administration is all of these permissions together; later ones are not among them: ${ADMINISTRATION.join(', ')}.`,
    '',
    '| Method | Address | Who | Keys |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '| Permission | Calls that ask for it |',
    '| --- | --- |',
    ...perPermission,
    '',
  ].join('\n')
}

function namesOf(access: Access): readonly string[] {
  if (typeof access === 'string') return []
  return 'anyOf' in access ? access.anyOf : access.allOf
}
