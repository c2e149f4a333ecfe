import { types, type Instance } from 'mobx-state-tree'
import { filled } from '../leads/lead.draft.ts'
import { MediaModel } from '../media/media.model.ts'
import { PROJECT_TEXT_FIELDS, projectDraftOf, type ProjectDraft } from './project.draft.ts'
import { UNITS_TITLE } from './project.names.ts'

/** A saved project. Source: specification §3. */
export const ProjectModel = types
  .model('Project', {
    ...filled(PROJECT_TEXT_FIELDS, () => types.maybeNull(types.string)),
    id: types.integer,
    name: types.string,
    mediaId: types.maybeNull(types.integer),
    media: types.maybeNull(MediaModel),
    defaultMediaId: types.maybeNull(types.integer),
    defaultMedia: types.maybeNull(MediaModel),
    /** Counts its changes. Source: decision L35. */
    version: types.integer,
  })
  .views((self) => ({
    /** The title of the page of its units. Source: specification §2 "Units of a project". */
    get unitsTitle(): string {
      return `${self.name} ${UNITS_TITLE}`
    },
    /** The project as its form begins with it. */
    get draft(): ProjectDraft {
      return projectDraftOf(self)
    },
  }))

/** A saved project. */
export interface ProjectRecord extends Instance<typeof ProjectModel> {}
