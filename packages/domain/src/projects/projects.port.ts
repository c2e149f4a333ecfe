import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { Project } from './project.contract.ts'
import type { ProjectSave } from './project.draft.ts'

/** Every call rejects with a `ProblemError`. */
export interface ProjectsPort {
  list(query: ListQuery<never>): Promise<Page<Project>>
  get(id: number): Promise<Project>
  create(draft: ProjectSave): Promise<Project>
  save(id: number, draft: ProjectSave): Promise<boolean>
  remove(id: number): Promise<boolean>
  /** Takes effect at once, without a save (rule J7). */
  removeImage(id: number, imageId: number): Promise<boolean>
}

export interface ProjectsEnv extends BaseEnv {
  projects: ProjectsPort
}
