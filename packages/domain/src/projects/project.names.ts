import { DASH } from '../platform/values/labels.ts'
import type { Project } from './project.contract.ts'
import type { ProjectDraft } from './project.draft.ts'
import type { ProjectField } from './project.labels.ts'

/** Street, then town and postcode, then country; blank parts are omitted. */
export function projectAddressLines(
  project: Pick<Project, 'addressLine1' | 'city' | 'postcode' | 'country'>,
): string[] {
  const town = [project.city, project.postcode].map((part) => part?.trim()).filter(Boolean)
  return [project.addressLine1?.trim(), town.join(', '), project.country?.trim()].filter(
    (line): line is string => line !== undefined && line !== '',
  )
}

/** Title while the project is loading. */
export const UNITS_TITLE = 'Units'

/** For comparing two drafts; a dash for an empty value. */
export function projectDraftText(field: ProjectField, draft: ProjectDraft): string {
  const value = draft[field]
  if (value === null || value === '') return DASH
  return typeof value === 'number' ? `Picture ${value}` : value
}
