import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { createMemoryStorage, type StoragePort } from '@latchkey/domain/platform/storage/storage'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { someSettings } from '@latchkey/domain/settings/settings.fixtures'
import type { AppSetup } from './in-app.tsx'

export type LeadCalls = NonNullable<EnvOverrides['leads']>

/** The agent who can be chosen in these stories. */
export const AGENT = { id: 7, username: 'ben@latchkey.example' } as const

/** The whole lead of a row. */
export function leadOfRow(row: LeadRow, overrides: Partial<Lead> = {}): Lead {
  const { property: _home, ...person } = row
  return aLead({ ...person, ...overrides })
}

/**
 * 60 leads of a section, of which a story shows the first 12 if it says nothing else: a short list renders and is
 * searched in less time. `at` is the query of the address.
 */
export function leadListSetup(section: LeadSection, path: string, permissions: readonly Permission[]) {
  const rows = leadRows(section, 60)
  const mocked: LeadCalls = {
    get: (id) => {
      const row = rows.find((each) => each.id === id)
      return row === undefined ? Promise.reject(new Error(`No row ${id}`)) : Promise.resolve(leadOfRow(row))
    },
  }
  return {
    rows,
    appWith: (
      leads: LeadCalls = {},
      {
        at = '',
        total = 12,
        held = permissions,
        storage = createMemoryStorage(),
      }: { at?: string; total?: number; held?: readonly Permission[]; storage?: StoragePort } = {},
    ): { app: AppSetup } => ({
      app: {
        path: `${path}${at}`,
        permissions: held,
        calls: () => ({
          storage,
          leads: {
            ...mocked,
            list: (_section, query) => Promise.resolve(aPageOf(rows.slice(0, total), query)),
            ...leads,
          },
          settings: { read: () => Promise.resolve(someSettings()) },
          users: { dropdown: () => Promise.resolve([AGENT]) },
        }),
      },
    }),
  }
}
