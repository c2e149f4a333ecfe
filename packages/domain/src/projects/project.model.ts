import { types, type Instance } from 'mobx-state-tree'
import { filled } from '../platform/values/fields.ts'
import { MediaModel } from '../media/media.model.ts'
import { PROJECT_TEXT_FIELDS, projectDraftOf, type ProjectDraft } from './project.draft.ts'
import { UNITS_TITLE } from './project-names.ts'

export const ProjectModel = types
  .model('Project', {
    ...filled(PROJECT_TEXT_FIELDS, () => types.maybeNull(types.string)),
    id: types.integer,
    name: types.string,
    mediaId: types.maybeNull(types.integer),
    media: types.maybeNull(MediaModel),
    defaultMediaId: types.maybeNull(types.integer),
    defaultMedia: types.maybeNull(MediaModel),
    version: types.integer,
  })
  .views((self) => ({
    get unitsTitle(): string {
      return `${self.name} ${UNITS_TITLE}`
    },
    get draft(): ProjectDraft {
      return projectDraftOf(self)
    },
  }))

export interface ProjectRecord extends Instance<typeof ProjectModel> {}
