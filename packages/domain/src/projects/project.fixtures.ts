import type { Media } from '../media/media.contract.ts'
import type { Project } from './project.contract.ts'
import { emptyProjectDraft, type ProjectDraft } from './project.draft.ts'

/** `location` can be overridden by stories. */
export function aMedia(overrides: Partial<Media> = {}): Media {
  const { id = 11 } = overrides
  return {
    id,
    location: `/media/${id}.webp`,
    externalUrl: null,
    originalName: `house-${id}.jpg`,
    ...overrides,
  }
}

export function aProject(overrides: Partial<Project> = {}): Project {
  return {
    id: 1,
    name: 'River Court',
    addressLine1: '1 Quayside',
    postcode: 'BS1 4RB',
    city: 'Bristol',
    latitude: '51.4495',
    longitude: '-2.5975',
    country: 'United Kingdom',
    propertyExplorerProjectUuid: '6f8a2b1c-0d3e-4f5a-8b7c-9d0e1f2a3b4c',
    mediaId: 11,
    media: aMedia({ id: 11 }),
    defaultMediaId: 12,
    defaultMedia: aMedia({ id: 12 }),
    version: 1,
    ...overrides,
  }
}

export function aProjectDraft(overrides: Partial<ProjectDraft> = {}): ProjectDraft {
  return { ...emptyProjectDraft(), name: 'River Court', mediaId: 11, defaultMediaId: 12, ...overrides }
}
