import { leadName, propertyAddress } from '@latchkey/domain/leads/lead-names'
import type { FoundHome, FoundLead, FoundProject, FoundUser } from '@latchkey/domain/search/search.contract'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import { homeOf } from '../leads/record/lead.present.ts'
import { staffName } from '../platform/values/staff-name.ts'
import type {
  FoundHomeRecord,
  FoundLeadRecord,
  FoundProjectRecord,
  FoundUserRecord,
} from './search.queries.ts'

export function presentFoundLead(record: FoundLeadRecord): FoundLead {
  const name = leadName({ firstName: record.first_name, lastName: record.last_name })
  const texts = {
    name,
    email: record.email,
    phone: record.phone,
    address: propertyAddress(homeOf(record)),
    property: record.property_name ?? '',
  }
  return {
    id: record.id,
    name,
    // Guaranteed by a check constraint.
    status: record.status as LeadStatus,
    propertyName: record.property_name,
    postcode: record.property_postcode,
    matched: record.matched,
    matchedText: texts[record.matched],
  }
}

export const presentFoundHome = (record: FoundHomeRecord): FoundHome => ({
  id: record.id,
  projectId: record.project_id,
  projectName: record.project_name,
  name: record.name,
  postcode: record.postcode,
  availability: record.availability,
})

export const presentFoundProject = ({ id, name, city }: FoundProjectRecord): FoundProject => ({
  id,
  name,
  city,
})

export const presentFoundUser = (record: FoundUserRecord): FoundUser => ({
  id: record.id,
  username: record.username,
  name: staffName(record) ?? record.username,
  active: record.active,
})
