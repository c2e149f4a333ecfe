import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { Profile } from '@latchkey/domain/session/session.contract'
import type { UserOption } from '@latchkey/domain/users/user.contract'
import type { Context } from '../context/context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { ownQueries } from './own.queries.ts'

export interface OwnService {
  permissions(actor: Actor): Promise<Permission[]>
  profile(actor: Actor): Promise<Profile>
  agents(): Promise<UserOption[]>
}

export function ownService({ db }: Pick<Context, 'db'>): OwnService {
  const queries = ownQueries(db)
  return {
    permissions: async (actor) => [...actor.permissions],
    profile: async (actor) => {
      const row = await queries.profile(actor.userId)
      return {
        firstName: row.first_name,
        lastName: row.last_name,
        media: row.mediaId === null ? null : { id: row.mediaId, location: row.location },
      }
    },
    agents: () => queries.agents(),
  }
}
