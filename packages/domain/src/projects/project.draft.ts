import { filled } from '../leads/lead.draft.ts'
import { cleanText } from '../platform/values/text.ts'
import type { Project } from './project.contract.ts'

/** A project as its form holds it and as a save reads it: text never null, pictures null until chosen. */
export interface ProjectDraft {
  name: string
  addressLine1: string
  postcode: string
  city: string
  latitude: string
  longitude: string
  country: string
  propertyExplorerProjectUuid: string
  /** The picture that cards show. Source: decision J6. */
  mediaId: number | null
  /** The picture of the project's units that have none of their own. Source: decision J6. */
  defaultMediaId: number | null
}

/** A draft as it is sent: with the version it was read at. */
export interface ProjectSave extends ProjectDraft {
  version?: number
}

/** The text fields of a project, in the order forms show them. */
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

/** The pictures of a project, in the order forms show them. */
export const PROJECT_PICTURE_FIELDS = [
  'mediaId',
  'defaultMediaId',
] as const satisfies readonly (keyof ProjectDraft)[]

/** An empty form for a new project. */
export function emptyProjectDraft(): ProjectDraft {
  return { ...filled(PROJECT_TEXT_FIELDS, () => ''), mediaId: null, defaultMediaId: null }
}

/** A saved project as its form starts. */
export function projectDraftOf(project: Project): ProjectDraft {
  return {
    ...filled(PROJECT_TEXT_FIELDS, (field) => project[field] ?? ''),
    mediaId: project.mediaId,
    defaultMediaId: project.defaultMediaId,
  }
}

/** A draft with its text as it is stored. */
export function cleanProjectDraft(draft: ProjectDraft): ProjectDraft {
  return { ...draft, ...filled(PROJECT_TEXT_FIELDS, (field) => cleanText(draft[field])) }
}
