import { DASH } from '../platform/values/labels.ts'
import type { Project } from './project.contract.ts'
import type { ProjectDraft } from './project.draft.ts'
import type { ProjectField } from './project.labels.ts'

/** The address of a project in lines, as its card shows them: street, then town and postcode; blank parts left out. */
export function projectAddressLines(
  project: Pick<Project, 'addressLine1' | 'city' | 'postcode' | 'country'>,
): string[] {
  const town = [project.city, project.postcode].map((part) => part?.trim()).filter(Boolean)
  return [project.addressLine1?.trim(), town.join(', '), project.country?.trim()].filter(
    (line): line is string => line !== undefined && line !== '',
  )
}

/** The title of the page of units while their project is not known. */
export const UNITS_TITLE = 'Units'

/** One value of a draft in words, as two drafts are compared; a dash for none. */
export function projectDraftText(field: ProjectField, draft: ProjectDraft): string {
  const value = draft[field]
  if (value === null || value === '') return DASH
  return typeof value === 'number' ? `Picture ${value}` : value
}
