import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { filled } from '../platform/values/fields.ts'
import type { Project } from './project.contract.ts'
import {
  cleanProjectDraft,
  emptyProjectDraft,
  PROJECT_PICTURE_FIELDS,
  PROJECT_TEXT_FIELDS,
  projectDraftOf,
  type ProjectDraft,
} from './project.draft.ts'
import { PROJECT_LABELS } from './project-labels.ts'
import { createProjectSuite } from './project.suite.ts'

export const ProjectFormModel = formOf<ProjectDraft>({
  name: 'Project form',
  fields: {
    ...filled(PROJECT_TEXT_FIELDS, () => types.string),
    ...filled(PROJECT_PICTURE_FIELDS, () => types.maybeNull(types.integer)),
  },
  labels: PROJECT_LABELS,
  clean: cleanProjectDraft,
  createSuite: () => createProjectSuite(),
})

export const createProjectForm = (project: Project | null) =>
  project === null
    ? ProjectFormModel.create({ values: emptyProjectDraft() })
    : ProjectFormModel.create({ values: projectDraftOf(project), version: project.version })
