import type { ProjectDraft } from './project.draft.ts'

/** A field of a project's form. */
export type ProjectField = keyof ProjectDraft

/** The label of every field of a project's form, in the order of the form. */
export const PROJECT_LABELS: Readonly<Record<ProjectField, string>> = {
  name: 'Name',
  addressLine1: 'Address Line 1',
  city: 'City',
  postcode: 'Postcode',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  propertyExplorerProjectUuid: 'Property Explorer Project UUID',
  mediaId: 'Image',
  defaultMediaId: 'Default Image',
}

/** Every field of a project's form, in the order of the form. */
export const PROJECT_FIELDS = Object.keys(PROJECT_LABELS) as readonly ProjectField[]
