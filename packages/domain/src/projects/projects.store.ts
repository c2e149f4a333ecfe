import { reaction } from 'mobx'
import { addDisposer, flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { CARDS_PER_PAGE } from '../platform/lists/page.ts'
import { problemOf } from '../platform/problem.ts'
import { picturedEditorOf } from '../media/pictured-editor.store.ts'
import { recordModelOf } from '../platform/records/record.model.ts'
import type { Project } from './project.contract.ts'
import type { ProjectDraft } from './project.draft.ts'
import type { ProjectRecord } from './project.model.ts'
import type { ProjectsEnv } from './projects.port.ts'

const ProjectListModel = listModelOf<Project, never>({
  name: 'Project list',
  fetchPage: (list, query) => getEnv<ProjectsEnv>(list).projects.list(query),
  defaultLimit: CARDS_PER_PAGE,
  memory: createListMemory<never>({ list: 'projects', defaultLimit: CARDS_PER_PAGE }),
})

/** The model is fetched with the first project that is opened: lists are plain rows, and the dashboard has neither. */
const recordOf = async (project: Project): Promise<ProjectRecord> =>
  (await import('./project.model.ts')).ProjectModel.create(project)

const callsOf = (editor: object) => {
  const { projects } = getEnv<ProjectsEnv>(editor)
  return { ...projects, get: async (id: number) => recordOf(await projects.get(id)) }
}

const ProjectEditorModel = picturedEditorOf<ProjectRecord, ProjectDraft>({
  name: 'Project editor',
  calls: callsOf,
  loadForm: async () => (await import('./project.form.ts')).createProjectForm,
  valuesOf: ({ draft }) => draft,
})

const HostModel = recordModelOf<ProjectRecord>('Host project')

/** The projects, the one that is open in a dialog, and the one whose units are on show. */
export const ProjectsStoreModel = types
  .model('Projects', {
    list: types.optional(ProjectListModel, {}),
    editor: types.optional(ProjectEditorModel, {}),
    /** The project whose units are on show; null on other pages. */
    host: types.maybeNull(HostModel),
  })
  .actions((self) => ({
    /** Reads the host again; an answer for one that is no longer on show is dropped. */
    readHost: flow(function* (id: number) {
      const isHost = () => self.host?.id === id
      try {
        const project = yield* toGenerator(callsOf(self).get(id))
        if (isHost()) self.host?.receive(project)
      } catch (caught) {
        const problem = problemOf(caught)
        // One that is on show stays on show, unless it is no more.
        if (isHost() && (self.host?.saved === null || problem.kind === 'gone')) self.host?.fail(problem)
      }
    }),
  }))
  .actions((self) => ({
    /** Reads the project whose units are on show. */
    visit(id: number): Promise<void> {
      self.host = HostModel.create({ id })
      return self.readHost(id)
    },
    /** Its units are no longer on show. */
    depart() {
      self.host = null
    },
    /** Opens an empty form for a project. */
    openNew: () =>
      self.editor.openNew(async (draft) => recordOf(await getEnv<ProjectsEnv>(self).projects.create(draft))),
    /** Something about projects changed: what is on show is asked for again, quietly. Source: specification §4. */
    async receiveRefresh(): Promise<void> {
      await Promise.all([
        self.list.refresh(),
        self.editor.receiveRefresh(),
        self.host === null ? undefined : self.readHost(self.host.id),
      ])
    },
    /** Drops everything, for the next person at this screen. */
    forget() {
      self.host = null
      self.editor.forget()
      self.list.forget()
    },
    afterCreate() {
      const follow = reaction(
        () => self.editor.writes,
        () => void self.list.refresh(),
      )
      addDisposer(self, follow)
    },
  }))

/** The projects, the one that is open in a dialog, and the one whose units are on show. */
export interface ProjectsStore extends Instance<typeof ProjectsStoreModel> {}
