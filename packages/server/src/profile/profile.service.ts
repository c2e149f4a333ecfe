import type { ProfileBody } from '@latchkey/domain/session/session.contract'
import { validateProfile } from '@latchkey/domain/profile/profile.suite'
import type { Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { notFound } from '../platform/http/error.ts'
import { profileQueries } from './profile.queries.ts'

export interface ProfileService {
  save(actor: Actor, body: Static<typeof ProfileBody>): Promise<true>
  /** Own uploads only. */
  setImage(actor: Actor, mediaId: number): Promise<true>
}

export function profileService(context: Context): ProfileService {
  return {
    async save(actor, body) {
      const draft = accepted(body, validateProfile(body.values))
      await context.change(actor, async (change) => {
        const before = await profileQueries(change.db).rename(actor.userId, draft)
        const changes = (['firstName', 'lastName'] as const)
          .map((field) => ({ field, from: before[field], to: draft[field] }))
          .filter(({ from, to }) => from !== to)
        await change.audit({ action: 'user.profile', entity: 'user', entityId: actor.userId, changes })
        change.push('profile-refresh', {}, actor.userId)
      })
      return true
    },

    async setImage(actor, mediaId) {
      await context.change(actor, async (change) => {
        if (!(await profileQueries(change.db).setImage(actor.userId, mediaId))) throw notFound()
        await change.audit({ action: 'user.profile-image', entity: 'user', entityId: actor.userId })
        change.push('profile-refresh', {}, actor.userId)
      })
      return true
    },
  }
}
