import { sectionOf, type LeadSection, type LeadStatus } from '@latchkey/domain/leads/lead.enums'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { Actor } from '../platform/http/actor.ts'

/** The view permission of each section's list. Source: specification §6. */
export const SECTION_PERMISSION: Readonly<Record<LeadSection, Permission>> = {
  Enquiry: 'enquiries-view',
  Viewing: 'viewings-view',
  Reservation: 'reservations-view',
}

/** Any of these opens some leads; which ones depends on the record. */
export const ANY_LEAD: readonly Permission[] = Object.values(SECTION_PERMISSION)

type Who = Pick<Actor, 'permissions'>

/** True for those who may open and save a lead with this saved status. Source: decision L2. */
export function canOpenLead(actor: Who, saved: LeadStatus): boolean {
  return (
    actor.permissions.has('enquiries-view') || actor.permissions.has(SECTION_PERMISSION[sectionOf(saved)])
  )
}

/** True for those who may delete, or bring back, a lead with this saved status. Source: decision L3. */
export function canDeleteLead(actor: Who, saved: LeadStatus): boolean {
  return actor.permissions.has(SECTION_PERMISSION[sectionOf(saved)])
}
