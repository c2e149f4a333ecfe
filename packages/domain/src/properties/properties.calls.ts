import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { creating, creationHeaders } from '../platform/creation-key.ts'
import { listQuery } from '../platform/lists/list-query.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { UnitColumn } from './property.columns.ts'
import type { Property } from './property.contract.ts'
import type { PropertySave } from './property.draft.ts'

export const propertiesCalls = {
  /** Properties without a project. */
  list: { call: 'GET /properties/:page/:limit', params: listQuery<never>, response: typed<Page<Property>> },
  units: {
    call: 'GET /projects/:id/units/:page/:limit',
    params: (id: number, query: ListQuery<UnitColumn>) => ({ id, ...listQuery(query) }),
    response: typed<Page<Property>>,
  },
  get: { call: 'GET /properties/:id', response: typed<Property> },
  create: { call: 'POST /properties/create', ...creating<PropertySave>(), response: typed<Property> },
  createUnit: {
    call: 'POST /properties/create-unit',
    body: (projectId: number, draft: PropertySave, _key: string) => ({ ...draft, projectId }),
    headers: (_projectId: number, _draft: PropertySave, key: string) => creationHeaders(key),
    response: typed<Property>,
  },
  save: { call: 'POST /properties/:id/update', body: typed<PropertySave> },
  remove: { call: 'POST /properties/:id/delete-property' },
  /** Takes effect at once, without a save. */
  removeImage: { call: 'POST /properties/:id/delete-image', body: (imageId: number) => ({ imageId }) },
} as const satisfies CallTable

export interface PropertiesEnv extends EnvOf<{ properties: typeof propertiesCalls }> {}
