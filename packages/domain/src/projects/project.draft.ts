import { filled } from '../platform/values/fields.ts'
import { cleanText } from '../platform/values/text.ts'
import type { Project } from './project.contract.ts'

/** Text is never null; pictures are null until chosen. */
export interface ProjectDraft {
  name: string
  addressLine1: string
  postcode: string
  city: string
  latitude: string
  longitude: string
  country: string
  propertyExplorerProjectUuid: string
  /** Shown on the project's card. */
  mediaId: number | null
  /** Shown for units without pictures. */
  defaultMediaId: number | null
}

/** `version` is the one that the draft was read at. */
export interface ProjectSave extends ProjectDraft {
  version?: number
}

export const PROJECT_TEXT_FIELDS = [
  'name',
  'addressLine1',
  'city',
  'postcode',
  'country',
  'latitude',
  'longitude',
  'propertyExplorerProjectUuid',
] as const satisfies readonly (keyof ProjectDraft)[]

export const PROJECT_PICTURE_FIELDS = [
  'mediaId',
  'defaultMediaId',
] as const satisfies readonly (keyof ProjectDraft)[]

export function emptyProjectDraft(): ProjectDraft {
  return { ...filled(PROJECT_TEXT_FIELDS, () => ''), mediaId: null, defaultMediaId: null }
}

export function projectDraftOf(project: Project): ProjectDraft {
  return {
    ...filled(PROJECT_TEXT_FIELDS, (field) => project[field] ?? ''),
    mediaId: project.mediaId,
    defaultMediaId: project.defaultMediaId,
  }
}

/** Text as it will be stored. */
export function cleanProjectDraft(draft: ProjectDraft): ProjectDraft {
  return { ...draft, ...filled(PROJECT_TEXT_FIELDS, (field) => cleanText(draft[field])) }
}
