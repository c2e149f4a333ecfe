import { SYSTEM_ADMINISTRATOR, type Permission } from '@latchkey/domain/permissions/permission.enums'

export const DEMO_PASSWORD = 'Latchkey1!'

const AGENT_PERMISSIONS: readonly Permission[] = [
  'enquiries-view',
  'viewings-view',
  'reservations-view',
  'properties-view',
  'viewings-update',
  'viewings-create',
]

/** The roles of the demo besides System Administrator. */
export const DEMO_ROLES: readonly {
  name: string
  description: string
  permissions: readonly Permission[]
}[] = [
  {
    name: 'Lettings Agent',
    description: 'Works with enquiries, viewings, reservations and the stock',
    permissions: AGENT_PERMISSIONS,
  },
  {
    name: 'Lettings Manager',
    description: 'Works as an agent does, and runs the office',
    permissions: [
      ...AGENT_PERMISSIONS,
      'leads-assign',
      'leads-merge',
      'lists-export',
      'settings-manage',
      'reports-view',
    ],
  },
  { name: 'Viewer', description: 'Sees enquiries and the calendar', permissions: ['enquiries-view'] },
]

export interface DemoAccount {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  /** Null for an account without permissions. */
  readonly role: string | null
  /** Printed in the terminal at the start. */
  readonly sees: string
  /** True for agents of viewings. */
  readonly isAgent: boolean
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'admin@latchkey.example',
    firstName: 'Alex',
    lastName: 'Morgan',
    role: SYSTEM_ADMINISTRATOR,
    sees: 'everything',
    isAgent: true,
  },
  {
    username: 'agent@latchkey.example',
    firstName: 'Grace',
    lastName: 'Patel',
    role: 'Lettings Agent',
    sees: 'what a lettings agent works with',
    isAgent: true,
  },
  {
    username: 'viewer@latchkey.example',
    firstName: 'Tom',
    lastName: 'Whitfield',
    role: 'Viewer',
    sees: 'enquiries and the calendar',
    isAgent: false,
  },
  {
    username: 'nobody@latchkey.example',
    firstName: 'Robin',
    lastName: 'Hale',
    role: null,
    sees: 'nothing yet: no role',
    isAgent: false,
  },
  {
    username: 'manager@latchkey.example',
    firstName: 'Priya',
    lastName: 'Shah',
    role: 'Lettings Manager',
    sees: "an agent's work, and the office's settings",
    isAgent: false,
  },
]
