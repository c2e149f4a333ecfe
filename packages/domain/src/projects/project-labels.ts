import type { ProjectDraft } from './project.draft.ts'

export type ProjectField = keyof ProjectDraft

/** In the order of the form. */
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
