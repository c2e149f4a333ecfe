import type { User } from './user.contract.ts'

/** Active, with one role, has signed in. */
export function aUser(fields: Partial<User> = {}): User {
  return {
    id: 5,
    username: 'agent@latchkey.example',
    name: 'Grace Patel',
    active: true,
    lastLogin: 1_772_355_600,
    roles: [{ id: 2, name: 'Lettings agent' }],
    permissions: ['enquiries-view', 'viewings-view'],
    locked: false,
    hasTwoFactor: false,
    ...fields,
  }
}
