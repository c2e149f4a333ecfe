import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { creating } from '../platform/creation-key.ts'
import { listQuery } from '../platform/lists/list-query.ts'
import type { Page } from '../platform/lists/page.ts'
import type { Project } from './project.contract.ts'
import type { ProjectSave } from './project.draft.ts'

export const projectsCalls = {
  list: { call: 'GET /projects/:page/:limit', params: listQuery<never>, response: typed<Page<Project>> },
  get: { call: 'GET /projects/:id', response: typed<Project> },
  create: { call: 'POST /projects', ...creating<ProjectSave>(), response: typed<Project> },
  save: { call: 'POST /projects/:id/update', body: typed<ProjectSave> },
  remove: { call: 'POST /projects/:id/delete' },
  /** Takes effect at once, without a save. */
  removeImage: { call: 'POST /projects/:id/delete-image', body: (imageId: number) => ({ imageId }) },
} as const satisfies CallTable

export interface ProjectsEnv extends EnvOf<{ projects: typeof projectsCalls }> {}
