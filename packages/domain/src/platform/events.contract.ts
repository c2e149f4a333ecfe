import type { Permission } from '../permissions/permission.enums.ts'

/** The leads that changed; empty when any lead may have changed. */
export interface LeadsRefresh {
  /** The leads that changed. */
  readonly ids?: readonly number[]
  /** The requests that changed them, by `WRITE_ID_HEADER`; omitted when one of them had none. */
  readonly writes?: readonly string[]
  /** Enquiries that wait to be completed have come or gone. */
  readonly toComplete?: true
}

/** Header of a page's write; the push names it, so that the page does not refetch what it has refetched already. */
export const WRITE_ID_HEADER = 'x-write-id'

/** Pushed events with their payloads, which hold no personal data (rule X4). */
export interface PushEvents {
  'leads-refresh': LeadsRefresh
  'profile-refresh': Record<string, never>
  'users-refresh': Record<string, never>
  'project-refresh': Record<string, never>
  'property-refresh': Record<string, never>
  'property-error': { projectId: number; lastError: string }
  'roles-refresh': Record<string, never>
  'settings-refresh': Record<string, never>
  'notifications-refresh': Record<string, never>
  'views-refresh': Record<string, never>
  'imports-refresh': Record<string, never>
  'integrations-refresh': Record<string, never>
}

/** The name of a pushed event. */
export type PushEvent = keyof PushEvents

/** Holders of any of the permissions, every signed-in user, or one user. */
export type PushAudience = readonly Permission[] | 'signed-in' | 'one-user'

/** Receivers of each event. */
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
  'imports-refresh': ['data-import'],
  'integrations-refresh': ['integrations-manage'],
}

/** The handshake of a socket. */
export interface SocketAuth {
  readonly token: string
  /** Age of a page that connects for the first time, in milliseconds: it receives the pushes since it was opened. */
  readonly ageMs?: number
}

/** Path of the socket on the API's host. */
export const SOCKET_PATH = '/socket.io'

/** Connection error for an invalid or missing token. */
export const SOCKET_UNAUTHENTICATED = 'unauthenticated'
