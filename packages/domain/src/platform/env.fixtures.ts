import type { LeadsPort } from '../leads/leads.port.ts'
import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { SessionPort } from '../session/session.port.ts'
import type { UsersPort } from '../users/users.port.ts'
import type { StoreEnv } from './env.ts'
import { aPageOf } from './page.fixtures.ts'
import { ProblemError, type Problem } from './problem.ts'
import { createMemoryStorage } from './storage.ts'

/** A call that fails in the given way. */
export function failing(
  kind: Exclude<Problem['kind'], 'invalid' | 'refused' | 'limited'>,
): () => Promise<never> {
  return () => Promise.reject(new ProblemError({ kind }))
}

/** The parts of the outside that a test or a story answers itself. */
export interface EnvOverrides extends Partial<Omit<StoreEnv, 'leads' | 'session' | 'users'>> {
  leads?: Partial<LeadsPort>
  session?: Partial<SessionPort>
  users?: Partial<UsersPort>
}

/** An outside that answers with nothing, at the moment of the fixtures. */
export function anEnv({ leads, session, users, ...rest }: EnvOverrides = {}): StoreEnv {
  return {
    leads: {
      list: () => Promise.resolve(aPageOf([])),
      get: failing('gone'),
      create: failing('broken'),
      save: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
      ...leads,
    },
    session: {
      signIn: () => Promise.resolve(false),
      resume: () => Promise.resolve(false),
      signOut: () => Promise.resolve(),
      myPermissions: () => Promise.resolve([]),
      profile: () => Promise.resolve({ firstName: null, lastName: null, media: null }),
      ...session,
    },
    users: { dropdown: () => Promise.resolve([]), ...users },
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    now: () => FIXTURE_NOW,
    ...rest,
  }
}
