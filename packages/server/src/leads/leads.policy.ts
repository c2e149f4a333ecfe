import { isUnassigned } from '@latchkey/domain/leads/handler/handler.words'
import {
  LEAD_SECTIONS,
  sectionOf,
  type LeadSection,
  type LeadStatus,
} from '@latchkey/domain/leads/lead.status'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { Actor } from '../platform/http/actor.ts'
import type { LeadRecord } from './leads.present.ts'

/** The view permission of each section's list. Source: specification §6. */
export const SECTION_PERMISSION: Readonly<Record<LeadSection, Permission>> = {
  Enquiry: 'enquiries-view',
  Viewing: 'viewings-view',
  Reservation: 'reservations-view',
}

/** Any of these opens some leads; which ones depends on the record. */
export const ANY_LEAD: readonly Permission[] = Object.values(SECTION_PERMISSION)

/** The permissions any of which opens the leads of a section. Source: decision L2. */
export const openersOf = (section: LeadSection): Permission[] =>
  ANY_LEAD.filter((permission) => openSections({ permissions: new Set([permission]) }).includes(section))

type Who = Pick<Actor, 'permissions'>

/** The sections whose leads a person may open and save. Source: decision L2. */
export const openSections = ({ permissions }: Who): LeadSection[] =>
  LEAD_SECTIONS.filter(
    (section) => permissions.has('enquiries-view') || permissions.has(SECTION_PERMISSION[section]),
  )

/** True for a lead that nobody has, or only somebody who left or may no longer open it. Source: decision A2.3. */
export const isUnassignedLead = ({ handler }: Pick<LeadRecord, 'handler'>): boolean =>
  isUnassigned(handler, handler?.may_open)

/** True for those who may open and save a lead with this saved status. Source: decision L2. */
export const canOpenLead = (actor: Who, saved: LeadStatus): boolean =>
  openSections(actor).includes(sectionOf(saved))

/** True for those who may delete, or bring back, a lead with this saved status. Source: decision L3. */
export function canDeleteLead(actor: Who, saved: LeadStatus): boolean {
  return actor.permissions.has(SECTION_PERMISSION[sectionOf(saved)])
}
