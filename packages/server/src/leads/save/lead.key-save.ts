import type { LeadBody } from '@latchkey/domain/leads/lead.body'
import { LEAD_HOME_NAMES } from '@latchkey/domain/leads/lead.fields'
import type { LeadPropertyDraft } from '@latchkey/domain/leads/lead.draft'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { filled } from '@latchkey/domain/platform/values/fields'
import type { Static } from 'typebox'
import { missingVersion } from '../../integrations/keys/key.saves.ts'
import { isKey, type Caller } from '../../platform/http/actor.ts'
import { homeColumns } from '../record/lead.columns.ts'
import { presentLead, type LeadRecord } from '../record/lead.present.ts'

type Body = Static<typeof LeadBody>

interface SentSave {
  readonly body: Body
  readonly errors: ErrorsByField
}

/** A program's save leaves the status and the home as they are; it may omit both. */
export function sentSave(caller: Caller, body: Body, saved: LeadRecord): SentSave {
  if (!isKey(caller)) return { body, errors: {} }
  const { values } = body
  const { status, property } = values
  return {
    body: {
      ...body,
      values: { ...values, status: status ?? saved.status, property: property ?? savedHome(saved) },
    },
    errors: {
      ...missingVersion(caller, values.version),
      ...(status !== null && status !== saved.status && { status: ['enumerable'] }),
      ...(property !== null && !isHomeOf(saved, property) && { property: ['enumerable'] }),
    },
  }
}

const isHomeOf = (saved: LeadRecord, home: LeadPropertyDraft): boolean =>
  Object.entries(homeColumns(home)).every(([column, value]) => saved[column as keyof LeadRecord] === value)

/** Null for a lead without a home. */
function savedHome(saved: LeadRecord): LeadPropertyDraft | null {
  const { property } = presentLead(saved, [])
  return property && filled(LEAD_HOME_NAMES, (name) => property[name] ?? '')
}
