import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { Property } from './property.contract.ts'
import type { UnitColumn } from './property.columns.ts'
import type { PropertySave } from './property.draft.ts'

/** The API calls of the stores for homes. Every call rejects with a `ProblemError`. */
export interface PropertiesPort {
  /** Homes of no project. Source: decision J10. */
  list(query: ListQuery<never>): Promise<Page<Property>>
  units(projectId: number, query: ListQuery<UnitColumn>): Promise<Page<Property>>
  get(id: number): Promise<Property>
  create(draft: PropertySave): Promise<Property>
  createUnit(projectId: number, draft: PropertySave): Promise<Property>
  save(id: number, draft: PropertySave): Promise<boolean>
  remove(id: number): Promise<boolean>
  /** Takes a picture out of the gallery; what is saved of it changes at once. Source: decision J24. */
  removeImage(id: number, imageId: number): Promise<boolean>
}

/** The environment with these calls. */
export interface PropertiesEnv extends BaseEnv {
  properties: PropertiesPort
}
