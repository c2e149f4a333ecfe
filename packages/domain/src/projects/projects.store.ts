import { reaction } from 'mobx'
import { addDisposer, flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { CARDS_PER_PAGE } from '../platform/lists/page.ts'
import { problemOf } from '../platform/problem.ts'
import { picturedEditorOf } from '../media/pictured-editor.store.ts'
import { recordModelOf } from '../platform/records/record.model.ts'
import type { Project } from './project.contract.ts'
import type { ProjectDraft } from './project.draft.ts'
import type { ProjectRecord } from './project.model.ts'
import { PROJECT_SAVED } from './project.messages.ts'
import type { ProjectsEnv } from './projects.calls.ts'

const ProjectListModel = listModelOf<Project, never>({
  name: 'Project list',
  fetchPage: (list, query) => getEnv<ProjectsEnv>(list).projects.list(query),
  defaultLimit: CARDS_PER_PAGE,
  memory: createListMemory<never>({ list: 'projects', defaultLimit: CARDS_PER_PAGE }),
})

/** Imported with the first project opened, to stay out of the entry chunk: lists are plain rows. */
const recordOf = async (project: Project): Promise<ProjectRecord> =>
  (await import('./project.model.ts')).ProjectModel.create(project)

const callsOf = (editor: object) => {
  const { projects } = getEnv<ProjectsEnv>(editor)
  return { ...projects, get: async (id: number) => recordOf(await projects.get(id)) }
}

const ProjectEditorModel = picturedEditorOf<ProjectRecord, ProjectDraft>({
  name: 'Project editor',
  calls: callsOf,
  loadForm: (importAgain) => importAgain(() => import('./project.form.ts'), 'createProjectForm'),
  valuesOf: ({ draft }) => draft,
  done: PROJECT_SAVED,
})

const HostModel = recordModelOf<ProjectRecord>('Host project')

export const ProjectsStoreModel = types
  .model('Projects', {
    list: types.optional(ProjectListModel, {}),
    editor: types.optional(ProjectEditorModel, {}),
    /** The project on the page of its units; null on other pages. */
    host: types.maybeNull(HostModel),
  })
  .actions((self) => ({
    /** Refetches the host; an answer for another project is dropped. */
    readHost: flow(function* (id: number) {
      const isHost = () => self.host?.id === id
      try {
        const project = yield* toGenerator(callsOf(self).get(id))
        if (isHost()) self.host?.receive(project)
      } catch (caught) {
        const problem = problemOf(caught)
        // A displayed project stays displayed, unless it was deleted.
        if (isHost() && (self.host?.saved === null || problem.kind === 'gone')) self.host?.fail(problem)
      }
    }),
  }))
  .actions((self) => ({
    /** Enters the page of a project's units. */
    visit(id: number): Promise<void> {
      self.host = HostModel.create({ id })
      return self.readHost(id)
    },
    /** Leaves the page of units. */
    depart() {
      self.host = null
    },
    openNew: () =>
      self.editor.openNew(async (draft, key) =>
        recordOf(await getEnv<ProjectsEnv>(self).projects.create(draft, key)),
      ),
    /** Refetches what is displayed. */
    async receiveRefresh(): Promise<void> {
      await Promise.all([
        self.list.refresh(),
        self.editor.receiveRefresh(),
        self.host === null ? undefined : self.readHost(self.host.id),
      ])
    },
    /** Clears everything at log out. */
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
