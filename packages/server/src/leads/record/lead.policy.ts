import { isUnassigned } from '@latchkey/domain/leads/handler/handler.messages'
import {
  LEAD_SECTIONS,
  sectionOf,
  type LeadSection,
  type LeadStatus,
} from '@latchkey/domain/leads/lead-status'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { Actor } from '../../platform/http/actor.ts'
import type { LeadRecord } from './lead.present.ts'
import type { SignedInAccess } from '../../platform/http/access.ts'

export const SECTION_PERMISSION: Readonly<Record<LeadSection, Permission>> = {
  Enquiry: 'enquiries-view',
  Viewing: 'viewings-view',
  Reservation: 'reservations-view',
}

/** One of them is needed for any lead; openSections decides by section. */
export const ANY_LEAD: readonly Permission[] = Object.values(SECTION_PERMISSION)

/** Access to calls whose services then check each lead. */
export const anyLead: SignedInAccess = { anyOf: ANY_LEAD }

/** Permissions any of which opens the leads of a section (rule L2). */
export const openersOf = (section: LeadSection): Permission[] =>
  ANY_LEAD.filter((permission) => openSections({ permissions: new Set([permission]) }).includes(section))

type Who = Pick<Actor, 'permissions'> & { readonly sections?: readonly LeadSection[] | undefined }

/** Sections whose leads the caller may open and save; those of a key are narrower. */
export const openSections = ({ permissions, sections }: Who): LeadSection[] =>
  LEAD_SECTIONS.filter(
    (section) =>
      sections?.includes(section) ??
      (permissions.has('enquiries-view') || permissions.has(SECTION_PERMISSION[section])),
  )

/** True without a handler, and when the handler is inactive or may not open the lead. */
export const isUnassignedLead = ({ handler }: Pick<LeadRecord, 'handler'>): boolean =>
  isUnassigned(handler, handler?.may_open)

/** Depends on the saved status, not on the edited one. */
export const canOpenLead = (actor: Who, saved: LeadStatus): boolean =>
  openSections(actor).includes(sectionOf(saved))

/** Deleting and restoring, by the saved status. */
export function canDeleteLead(actor: Who, saved: LeadStatus): boolean {
  return actor.permissions.has(SECTION_PERMISSION[sectionOf(saved)])
}
