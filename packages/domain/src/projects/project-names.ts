import { DASH } from '../platform/values/labels.ts'
import type { Project } from './project.contract.ts'
import type { ProjectDraft } from './project.draft.ts'
import type { ProjectField } from './project-labels.ts'

/** Street, then town and postcode, then country; blank parts are omitted. */
export function projectAddressLines(
  project: Pick<Project, 'addressLine1' | 'city' | 'postcode' | 'country'>,
): string[] {
  const town = [project.city, project.postcode].map((part) => part?.trim()).filter(Boolean)
  return [project.addressLine1?.trim(), town.join(', '), project.country?.trim()].filter(
    (line): line is string => line !== undefined && line !== '',
  )
}

/** '24 units · 6 to let'; '' where the numbers are not known. */
export function unitsText({ units }: Pick<Project, 'units'>): string {
  if (units === undefined) return ''
  const { total, toLet } = units
  if (total === 0) return 'No units'
  return [total === 1 ? '1 unit' : `${total} units`, toLet > 0 && `${toLet} to let`]
    .filter(Boolean)
    .join(' · ')
}

/** Title while the project is loading. */
export const UNITS_TITLE = 'Units'

/** For comparing two drafts; a dash for an empty value. */
export function projectDraftText(field: ProjectField, draft: ProjectDraft): string {
  const value = draft[field]
  if (value === null || value === '') return DASH
  return typeof value === 'number' ? `Picture ${value}` : value
}
