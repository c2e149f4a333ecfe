import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { Property } from './property.contract.ts'
import type { UnitColumn } from './property.columns.ts'
import type { PropertySave } from './property.draft.ts'

/** Every call rejects with a `ProblemError`. */
export interface PropertiesPort {
  /** Properties without a project (rule J10). */
  list(query: ListQuery<never>): Promise<Page<Property>>
  units(projectId: number, query: ListQuery<UnitColumn>): Promise<Page<Property>>
  get(id: number): Promise<Property>
  create(draft: PropertySave): Promise<Property>
  createUnit(projectId: number, draft: PropertySave): Promise<Property>
  save(id: number, draft: PropertySave): Promise<boolean>
  remove(id: number): Promise<boolean>
  /** Takes effect at once, without a save (rule J24). */
  removeImage(id: number, imageId: number): Promise<boolean>
}

export interface PropertiesEnv extends BaseEnv {
  properties: PropertiesPort
}
