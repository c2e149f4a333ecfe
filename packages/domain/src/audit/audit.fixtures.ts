import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { LeadHistory } from '../leads/lead-history.contract.ts'
import type { AuditLine } from './audit.contract.ts'

const MINUTE = 60
const ADMIN = { id: 1, username: 'admin@latchkey.example' }
const AGENT = { id: 5, username: 'agent@latchkey.example' }

function anAuditLine(fields: Partial<AuditLine> = {}): AuditLine {
  return {
    id: 900,
    at: FIXTURE_NOW - 3 * MINUTE,
    user: AGENT,
    actor: null,
    address: '203.0.113.9',
    action: 'lead.update',
    subject: { kind: 'lead', id: 17, name: 'Ada Lovelace' },
    changes: [
      { field: 'status', from: 3, to: 4 },
      { field: 'viewingUserId', from: null, to: 5 },
    ],
    ...fields,
  }
}

/** One line for each distinct appearance. */
export const AUDIT_LINES: readonly AuditLine[] = [
  anAuditLine(),
  anAuditLine({
    id: 899,
    at: FIXTURE_NOW - 20 * MINUTE,
    user: ADMIN,
    action: 'role.update',
    subject: { kind: 'role', id: 2, name: 'Lettings Agent' },
    changes: [{ field: 'permissions', from: ['enquiries-view'], to: ['enquiries-view', 'viewings-view'] }],
  }),
  anAuditLine({
    id: 898,
    at: FIXTURE_NOW - 45 * MINUTE,
    user: null,
    address: '198.51.100.23',
    action: 'session.refuse',
    subject: { kind: 'user', id: null, name: null },
    changes: [],
  }),
  anAuditLine({
    id: 897,
    at: FIXTURE_NOW - 26 * 60 * MINUTE,
    user: AGENT,
    action: 'session.begin',
    subject: { kind: 'session', id: 41, name: null },
    changes: [],
  }),
  anAuditLine({
    id: 896,
    at: FIXTURE_NOW - 27 * 60 * MINUTE,
    user: null,
    address: null,
    action: 'mail.questionnaire-link',
    subject: { kind: 'lead', id: 17, name: 'Ada Lovelace' },
    changes: [],
  }),
]

export const aHistoryLine = (fields: Partial<LeadHistory[number]> = {}): LeadHistory[number] => ({
  id: 900,
  at: FIXTURE_NOW - 3 * MINUTE,
  user: AGENT,
  actor: null,
  action: 'lead.update',
  changes: [],
  ...fields,
})

export const A_LEAD_HISTORY: LeadHistory = [
  {
    id: 904,
    at: FIXTURE_NOW - 3 * MINUTE,
    user: AGENT,
    actor: null,
    action: 'lead.confirm-viewing',
    changes: [
      { field: 'status', from: 3, to: 4 },
      { field: 'viewingDate', from: null, to: FIXTURE_NOW + 48 * 60 * MINUTE },
      { field: 'viewingUserId', from: null, to: 5 },
    ],
  },
  {
    id: 903,
    at: FIXTURE_NOW - 26 * 60 * MINUTE,
    user: null,
    actor: null,
    action: 'lead.update',
    changes: [
      { field: 'phone', from: '07700 900123', to: '07700 900456' },
      { field: 'budget', from: null, to: 2 },
    ],
  },
  {
    id: 902,
    at: FIXTURE_NOW - 30 * 60 * MINUTE,
    user: null,
    actor: null,
    action: 'mail.questionnaire-link',
    changes: [],
  },
  {
    id: 901,
    at: FIXTURE_NOW - 31 * 60 * MINUTE,
    user: ADMIN,
    actor: null,
    action: 'lead.create',
    changes: [
      { field: 'firstName', from: null, to: 'Ada' },
      { field: 'lastName', from: null, to: 'Lovelace' },
      { field: 'status', from: null, to: 1 },
    ],
  },
]
