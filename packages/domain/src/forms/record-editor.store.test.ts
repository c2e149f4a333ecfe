import { isAlive, types } from 'mobx-state-tree'
import { create } from 'vest'
import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { requiredText } from '../platform/validation/suite-rules.ts'
import { formOf, type ToSave } from './form.model.ts'
import type { RecordCalls } from './record-editor-options.ts'
import { recordEditorOf } from './record-editor.store.ts'

interface Note {
  id: number
  version: number
  title: string
  city: string
}
type NoteValues = Pick<Note, 'title' | 'city'>
type NoteSave = ToSave<NoteValues> & { isForced?: boolean }

const aNote = (given: Partial<Note> = {}): Note => ({
  id: 1,
  version: 1,
  title: 'Roof',
  city: 'York',
  ...given,
})
const valuesOf = ({ title, city }: Note): NoteValues => ({ title, city })

const NoteFormModel = formOf<NoteValues>({
  name: 'Note form',
  fields: { title: types.string, city: types.string },
  labels: { title: 'Title', city: 'City' },
  createSuite: () => create((note: NoteValues) => requiredText('title', note.title, 20)),
})

function editorWith(calls: Partial<RecordCalls<Note, NoteSave>> = {}) {
  const EditorModel = recordEditorOf<Note, NoteValues, NoteSave, { kind: 'held' }>({
    name: 'Note editor',
    calls: () => ({ get: () => Promise.resolve(aNote()), save: () => Promise.resolve(true), ...calls }),
    loadForm: () => () =>
      Promise.resolve((note: Note | null) =>
        note === null
          ? NoteFormModel.create({ values: { title: '', city: '' } })
          : NoteFormModel.create({ values: valuesOf(note), version: note.version }),
      ),
    valuesOf,
    toSave: (values) => values,
    done: 'Saved.',
    incomplete: 'Check the form.',
    obstacleIn: (body) => (body === 'held' ? { kind: 'held' } : null),
  })
  return EditorModel.create({}, anEnv())
}

const rejecting = (body: unknown) => () => Promise.reject(new ProblemError({ kind: 'rejected', body }))
const conflict = rejecting({ error: 'conflict', message: '', changedBy: 'ben' })

describe('forgetting', () => {
  it('leaves the record readable for the dialog while it closes', async () => {
    const editor = editorWith()
    await editor.open(1)
    const { opened } = editor
    if (opened === null) throw new Error('Nothing is open.')
    editor.forget()
    expect(editor.opened).toBeNull()
    expect([isAlive(opened), opened.state]).toEqual([true, 'form'])
  })
})

describe('opening', () => {
  it('reads the record, and shows its form', async () => {
    const editor = editorWith()
    const opening = editor.open(1)
    expect(editor.opened?.state).toBe('loading')
    await opening
    expect(editor.opened?.state).toBe('form')
    expect(editor.opened?.form?.draft).toEqual({ title: 'Roof', city: 'York' })
  })

  it.each([
    ['gone', 'missing'],
    ['forbidden', 'forbidden'],
    ['offline', 'failed'],
  ] as const)('says of a record that is %s that it is %s', async (problem, state) => {
    const editor = editorWith({ get: failing(problem) })
    await editor.open(1)
    expect(editor.opened?.state).toBe(state)
  })

  it('drops the answer for a record that is no longer open', async () => {
    const answer = Promise.withResolvers<Note>()
    const editor = editorWith({ get: (id) => (id === 1 ? answer.promise : Promise.resolve(aNote({ id }))) })
    const opening = editor.open(1)
    await editor.open(2)
    answer.resolve(aNote({ title: 'Late' }))
    await opening
    expect(editor.opened?.saved?.id).toBe(2)
  })

  it('ignores an older version', async () => {
    const get = vi.fn<() => Promise<Note>>(() => Promise.resolve(aNote({ version: 4 })))
    const editor = editorWith({ get })
    await editor.open(1)
    get.mockResolvedValueOnce(aNote({ version: 3, title: 'Old' }))
    await editor.receiveRefresh()
    expect(editor.opened?.saved).toMatchObject({ version: 4, title: 'Roof' })
  })

  it('reports a deleted record while its form is open, and ignores other failures of a refetch', async () => {
    const get = vi.fn<() => Promise<Note>>(() => Promise.resolve(aNote()))
    const editor = editorWith({ get })
    await editor.open(1)
    editor.opened?.form?.set('title', 'Door')
    get.mockImplementationOnce(failing('offline'))
    await editor.receiveRefresh()
    expect(editor.opened?.problem).toBeNull()
    get.mockImplementationOnce(failing('gone'))
    await editor.receiveRefresh()
    expect(editor.opened).toMatchObject({ isGone: true, state: 'form' })
    expect(editor.opened?.form?.draft.title).toBe('Door')
    await editor.receiveRefresh()
    expect(editor.opened?.isGone).toBe(false)
  })

  it('asks no more for a record that was erased with its import', async () => {
    const get = vi.fn<() => Promise<Note>>(() => Promise.resolve(aNote()))
    const editor = editorWith({ get })
    await editor.open(1)
    get.mockRejectedValue(new ProblemError({ kind: 'gone', isImportUndone: true }))
    await editor.receiveRefresh()
    expect(editor.opened).toMatchObject({ isGone: true, isErased: true, state: 'form' })
    await editor.receiveRefresh()
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('keeps the record while the dialog closes, without unsaved edits', async () => {
    const editor = editorWith()
    await editor.open(1)
    editor.opened?.form?.set('title', 'Door')
    expect(editor.hasEdits).toBe(true)
    editor.close()
    expect(editor.hasEdits).toBe(false)
    expect(editor.opened?.form?.draft.title).toBe('Door')
  })
})

describe('saving', () => {
  it('sends the values with the version that the edits began with', async () => {
    const save = vi.fn<RecordCalls<Note, NoteSave>['save']>(() => Promise.resolve(true))
    const editor = editorWith({ save })
    await editor.open(1)
    editor.opened?.form?.set('title', 'Door')
    const saving = editor.save()
    expect(editor.isSaving).toBe(true)
    expect(await saving).toEqual({ kind: 'saved', isOpen: true })
    expect(save).toHaveBeenCalledWith(1, { title: 'Door', city: 'York', version: 1 })
    expect(editor).toMatchObject({ isSaving: false, writes: 1 })
  })

  it('creates a new record by the call it was opened with', async () => {
    const editor = editorWith()
    const make = vi.fn<(draft: NoteSave, key: string) => Promise<Note>>(() =>
      Promise.resolve(aNote({ id: 9 })),
    )
    await editor.openNew(make)
    expect(await editor.save()).toEqual({ kind: 'incomplete', isOpen: true })
    editor.opened?.form?.set('title', 'Door')
    expect(await editor.save()).toEqual({ kind: 'created', row: aNote({ id: 9 }), isOpen: true })
    expect(make).toHaveBeenCalledExactlyOnceWith({ title: 'Door', city: '' }, expect.any(String))
  })

  it('repeats an unanswered creation with the same key, and saves what was changed since', async () => {
    const save = vi.fn<RecordCalls<Note, NoteSave>['save']>(() => Promise.resolve(true))
    const editor = editorWith({ save })
    const make = vi.fn<(draft: NoteSave, key: string) => Promise<Note>>(() =>
      Promise.resolve(aNote({ id: 9, version: 4 })),
    )
    make.mockRejectedValueOnce(new ProblemError({ kind: 'offline' }))
    await editor.openNew(make)
    editor.opened?.form?.set('title', 'Door')
    expect((await editor.save()).kind).toBe('failed')
    expect((await editor.save()).kind).toBe('created')
    expect(save).not.toHaveBeenCalled()
    editor.opened?.form?.set('city', 'Bath')
    expect((await editor.save()).kind).toBe('created')
    expect(save).toHaveBeenCalledExactlyOnceWith(9, { title: 'Door', city: 'Bath', version: 4 })
    save.mockResolvedValueOnce(false)
    expect((await editor.save()).kind).toBe('rejected')
    expect(new Set(make.mock.calls.map(([, key]) => key)).size).toBe(1)

    await editor.openNew(make)
    editor.opened?.form?.set('title', 'Gate')
    await editor.save()
    expect(new Set(make.mock.calls.map(([, key]) => key)).size).toBe(2)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['invalid', false],
    ['rejected', false],
    ['forbidden', true],
    ['broken', true],
  ] as const)(
    'knows after a lost answer and then one of %s whether one is still missing',
    async (kind, is) => {
      const editor = editorWith()
      const make = vi
        .fn<(draft: NoteSave, key: string) => Promise<Note>>()
        .mockRejectedValueOnce(new ProblemError({ kind: 'offline' }))
        .mockRejectedValueOnce(new ProblemError({ kind, errors: [], body: null }))
      await editor.openNew(make)
      editor.opened?.form?.set('title', 'Door')
      expect(editor.isUnanswered).toBe(false)
      await editor.save()
      expect(editor.isUnanswered).toBe(true)
      await editor.save()
      expect(editor.isUnanswered).toBe(is)
      await editor.openNew(make)
      expect(editor.isUnanswered).toBe(false)
    },
  )

  it('shows the server’s errors', async () => {
    const errors = [{ attribute: 'title', errors: [{ name: 'unique' as const }] }]
    const editor = editorWith({ save: () => Promise.reject(new ProblemError({ kind: 'invalid', errors })) })
    await editor.open(1)
    expect(await editor.save()).toMatchObject({ kind: 'invalid', errors: { title: ['unique'] } })
    expect(editor.opened?.form?.errorOf('title')).toBe('This is not valid')
  })

  it.each([
    ['rejected', () => Promise.resolve(false)],
    ['failed', failing('offline')],
    ['failed', rejecting('a riddle')],
  ] as const)('says that it was %s', async (kind, save) => {
    const editor = editorWith({ save })
    await editor.open(1)
    expect((await editor.save()).kind).toBe(kind)
  })

  it('affects a dialog only while it is open, so that a late answer does not close another one', async () => {
    const answer = Promise.withResolvers<boolean>()
    const editor = editorWith({ save: () => answer.promise })
    await editor.open(1)
    const saving = editor.save()
    await editor.open(2)
    answer.reject(new ProblemError({ kind: 'rejected', body: { error: 'conflict', message: '' } }))
    expect(await saving).toEqual({ kind: 'obstacle', isOpen: false })
    expect(editor.opened?.obstacle).toBeNull()
  })
})

describe('an obstacle', () => {
  it('shows the concurrent version next to the rejected one, and saves both merged', async () => {
    const get = vi.fn<() => Promise<Note>>(() => Promise.resolve(aNote()))
    const save = vi.fn<RecordCalls<Note, NoteSave>['save']>(conflict)
    const editor = editorWith({ get, save })
    await editor.open(1)
    editor.opened?.form?.set('title', 'Door')
    get.mockResolvedValue(aNote({ version: 2, city: 'Bath' }))
    expect((await editor.save()).kind).toBe('obstacle')
    expect(editor.opened).toMatchObject({
      obstacle: { kind: 'conflict', changedBy: 'ben' },
      saved: { city: 'Bath' },
    })
    save.mockResolvedValue(true)
    await editor.saveMerged()
    expect(save).toHaveBeenLastCalledWith(1, { title: 'Door', city: 'Bath', version: 2 })
    expect(editor.opened?.obstacle).toBeNull()
  })

  it('is removed with the edits when the concurrent version is taken', async () => {
    const get = vi.fn<() => Promise<Note>>(() => Promise.resolve(aNote()))
    const editor = editorWith({ get, save: conflict })
    await editor.open(1)
    editor.opened?.form?.set('title', 'Door')
    get.mockResolvedValue(aNote({ version: 2, city: 'Bath' }))
    await editor.save()
    editor.takeTheirs()
    expect(editor.opened?.form?.draft).toEqual({ title: 'Roof', city: 'Bath' })
    expect(editor.opened?.obstacle).toBeNull()
  })

  it('is none when the newer version has the same values, as after a delete was undone', async () => {
    const get = vi.fn<() => Promise<Note>>(() => Promise.resolve(aNote()))
    const save = vi.fn<RecordCalls<Note, NoteSave>['save']>(() => Promise.resolve(true))
    save.mockImplementationOnce(conflict)
    const editor = editorWith({ get, save })
    await editor.open(1)
    editor.opened?.form?.set('title', 'Door')
    get.mockResolvedValue(aNote({ version: 3 }))
    expect(await editor.save()).toEqual({ kind: 'saved', isOpen: true })
    expect(save.mock.calls).toEqual([
      [1, { title: 'Door', city: 'York', version: 1 }],
      [1, { title: 'Door', city: 'York', version: 3 }],
    ])
    expect(editor.opened?.obstacle).toBeNull()
  })

  it('whose record cannot be read is a failure', async () => {
    const get = vi.fn<() => Promise<Note>>(() => Promise.resolve(aNote()))
    const editor = editorWith({ get, save: conflict })
    await editor.open(1)
    get.mockImplementation(failing('gone'))
    expect(await editor.save()).toMatchObject({ kind: 'failed', problem: { kind: 'gone' } })
  })

  it('specific to the kind of record can be overridden, sending the same values again', async () => {
    const save = vi.fn<RecordCalls<Note, NoteSave>['save']>(rejecting('held'))
    const editor = editorWith({ save })
    await editor.open(1)
    await editor.save()
    expect(editor.opened?.obstacle).toEqual({ kind: 'held' })
    save.mockResolvedValue(true)
    await editor.saveAnyway({ isForced: true })
    expect(save).toHaveBeenLastCalledWith(1, { title: 'Roof', city: 'York', version: 1, isForced: true })
  })
})
