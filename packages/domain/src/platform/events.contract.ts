import type { Permission } from '../permissions/permission.enums.ts'

/** Everything the server pushes, with its payload. Payloads hold no personal data. Source: specification §4, decision X4. */
export interface PushEvents {
  'leads-refresh': Record<string, never>
  'profile-refresh': Record<string, never>
  'users-refresh': Record<string, never>
  'project-refresh': Record<string, never>
  'property-refresh': Record<string, never>
  'property-error': { projectId: number; lastError: string }
  'roles-refresh': Record<string, never>
  'settings-refresh': Record<string, never>
  'notifications-refresh': Record<string, never>
  'views-refresh': Record<string, never>
}

/** The name of a push. */
export type PushEvent = keyof PushEvents

/** Who receives a push: holders of any of the permissions, everyone signed in, or one person only. */
export type PushAudience = readonly Permission[] | 'signed-in' | 'one-user'

/** The audience of each push. Source: decision X4. */
export const PUSH_AUDIENCE: Readonly<Record<PushEvent, PushAudience>> = {
  'leads-refresh': ['enquiries-view', 'viewings-view', 'reservations-view'],
  'profile-refresh': 'one-user',
  'users-refresh': 'signed-in',
  'project-refresh': ['properties-view'],
  'property-refresh': ['properties-view'],
  'property-error': 'one-user',
  'roles-refresh': 'signed-in',
  'settings-refresh': 'signed-in',
  'notifications-refresh': 'one-user',
  'views-refresh': 'signed-in',
}

/** Path of the live socket on the API's host. Source: decision X2. */
export const SOCKET_PATH = '/socket.io'

/** Message of the connection error for a bad or missing token. Source: decision X2. */
export const SOCKET_UNAUTHENTICATED = 'unauthenticated'
