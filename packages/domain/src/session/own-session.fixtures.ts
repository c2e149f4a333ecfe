import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { OwnSession } from './own-sessions.contract.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** The current device. */
export function anOwnSession(fields: Partial<OwnSession> = {}): OwnSession {
  return {
    id: 1,
    device: CHROME,
    address: '192.0.2.7',
    signedInAt: FIXTURE_NOW - 86_400,
    lastSeenAt: FIXTURE_NOW - 60,
    isCurrent: true,
    ...fields,
  }
}
