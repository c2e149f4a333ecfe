import { expect, it, vi } from 'vitest'
import type { ProjectsPort } from '../projects/projects.port.ts'
import { aProject, aProjectDraft } from '../projects/project.fixtures.ts'
import { ProjectsStoreModel } from '../projects/projects.store.ts'
import { anEnv, failing } from './env.fixtures.ts'
import { ProblemError } from './problem.ts'

const storeWith = (projects: Partial<ProjectsPort>) => ProjectsStoreModel.create({}, anEnv({ projects }))
const conflict = () =>
  Promise.reject(
    new ProblemError({ kind: 'refused', body: { error: 'conflict', message: '', changedBy: 'ben' } }),
  )

it('opens a record, and says when it cannot be read', async () => {
  const { editor } = storeWith({ get: () => Promise.resolve(aProject({ id: 3 })) })
  const opening = editor.open(3)
  expect(editor.opened).toMatchObject({ id: 3, saved: null, phase: 'loading' })
  await opening
  expect(editor.opened?.saved?.name).toBe('River Court')

  const { editor: other } = storeWith({ get: failing('gone') })
  await other.open(3)
  expect(other.opened).toMatchObject({ phase: 'failed', problem: { kind: 'gone' } })
})

it('drops the answer for a record that is no longer open', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof aProject>>()
  const { editor } = storeWith({ get: () => answer.promise })
  const opening = editor.open(3)
  editor.close()
  answer.resolve(aProject({ id: 3 }))
  await opening
  expect(editor.opened).toBeNull()
})

it('never takes an older word for a newer one', async () => {
  const get = vi.fn<ProjectsPort['get']>(() => Promise.resolve(aProject({ version: 4 })))
  const { editor } = storeWith({ get })
  await editor.open(1)
  get.mockResolvedValueOnce(aProject({ version: 3, name: 'Old' }))
  await editor.receiveRefresh()
  expect(editor.opened?.saved).toMatchObject({ version: 4, name: 'River Court' })
})

it('lays what somebody else saved beside what was refused', async () => {
  const theirs = aProject({ version: 2, city: 'Bath' })
  const { editor } = storeWith({ save: conflict, get: () => Promise.resolve(theirs) })
  await editor.open(1)
  expect(await editor.save(1, { ...aProjectDraft(), version: 1 })).toEqual({
    kind: 'conflict',
    changedBy: 'ben',
    theirs,
  })
  expect(editor.opened?.saved).toEqual(theirs)
})

it('says what came of every other save', async () => {
  const outcome = (save: ProjectsPort['save']) => storeWith({ save }).editor.save(1, aProjectDraft())
  expect(await outcome(() => Promise.resolve(true))).toEqual({ kind: 'saved' })
  expect(await outcome(() => Promise.resolve(false))).toEqual({ kind: 'refused' })
  expect(await outcome(failing('offline'))).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
  const invalid = new ProblemError({
    kind: 'invalid',
    errors: [{ attribute: 'name', errors: [{ name: 'required' }] }],
  })
  expect(await outcome(() => Promise.reject(invalid))).toEqual({
    kind: 'invalid',
    errors: { name: ['required'] },
  })
  expect(await storeWith({ save: conflict, get: failing('gone') }).editor.save(1, aProjectDraft())).toEqual({
    kind: 'failed',
    problem: { kind: 'gone' },
  })
})

it('knows the version that its own deletion of a picture makes', async () => {
  const get = vi.fn<ProjectsPort['get']>(() => Promise.resolve(aProject({ version: 4 })))
  const removeImage = vi.fn<ProjectsPort['removeImage']>(() => Promise.resolve(true))
  const { editor } = storeWith({ get, removeImage })
  await editor.open(1)
  get.mockResolvedValue(aProject({ version: 5, mediaId: null, media: null }))
  expect(await editor.removeImage(1, 11)).toEqual({ kind: 'done' })
  expect(removeImage).toHaveBeenCalledWith(1, 11)
  expect(editor.opened).toMatchObject({ ownVersion: 5, saved: { version: 5, mediaId: null } })
})
