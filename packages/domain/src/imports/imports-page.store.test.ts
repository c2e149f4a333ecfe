import { expect, it, vi } from 'vitest'
import { heard } from '../platform/notify.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError, type Problem } from '../platform/problem.ts'
import { RevisionModel } from '../platform/records/revision.model.ts'
import { QuestionStoreModel } from '../prompts/question.store.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import {
  aDoneImport,
  anImport,
  LISTED_IMPORTS,
  SOME_FIELDS,
  SOME_ROWS,
  SOME_STAYS,
} from './import.fixtures.ts'
import type { Import } from './import.contract.ts'
import type { ImportsEnv } from './imports.calls.ts'
import { ImportsPageModel } from './imports-page.store.ts'
import { OpenedImportModel } from './opened-import.store.ts'

type Calls = Partial<ImportsEnv['imports']>

const FILE = { name: 'applicants.csv', size: 10 }

function envWith(imports: Calls) {
  const { notify, said } = heard()
  const env = anEnv({
    notify,
    imports: {
      read: () => Promise.resolve(anImport()),
      fields: () => Promise.resolve([...SOME_FIELDS]),
      ...imports,
    },
  })
  const stores = { imports: RevisionModel.create(), question: QuestionStoreModel.create({}, env) }
  return { env: { ...env, stores }, said, stores }
}

function storeWith(imports: Calls = {}) {
  const { env, ...made } = envWith(imports)
  return { store: ImportsPageModel.create({}, env), ...made }
}

async function opened(imports: Calls = {}) {
  const { env, ...made } = envWith(imports)
  const store = OpenedImportModel.create({}, env)
  await store.open(5)
  return { store, ...made }
}

const rejecting = (problem: Problem) => () => Promise.reject(new ProblemError(problem))

it('refetches the list on a push once it is displayed', async () => {
  const list = vi.fn<ImportsEnv['imports']['list']>(() => Promise.resolve(aPageOf(LISTED_IMPORTS)))
  const { store } = storeWith({ list })
  await store.receiveRefresh()
  expect(list).not.toHaveBeenCalled()
  await store.list.show({ page: 1, limit: 25, filters: {}, sort: null })
  await store.receiveRefresh()
  expect(list).toHaveBeenCalledTimes(2)
})

it('refetches the import that is open on a push', async () => {
  const read = vi.fn<ImportsEnv['imports']['read']>(() => Promise.resolve(anImport()))
  const { store } = await opened({ read })
  await store.receiveRefresh()
  expect(read).toHaveBeenCalledTimes(2)
  store.close()
  await store.receiveRefresh()
  expect(read).toHaveBeenCalledTimes(2)
})

it('has the fields also when a push overtakes the read of the opening', async () => {
  const [first, second] = [Promise.withResolvers<Import>(), Promise.withResolvers<Import>()]
  const answers = [first.promise, second.promise]
  const { env } = envWith({ read: () => answers.shift() ?? Promise.resolve(anImport()) })
  const store = OpenedImportModel.create({}, env)
  const opening = store.open(5)
  const refreshing = store.receiveRefresh()
  first.resolve(anImport())
  await opening
  second.resolve(anImport())
  await refreshing
  expect(store.fields).toEqual(SOME_FIELDS)
})

it('follows the pushes until its page is left', async () => {
  const read = vi.fn<ImportsEnv['imports']['read']>(() => Promise.resolve(anImport()))
  const { store, stores } = await opened({ read })
  const leave = store.follow()
  stores.imports.receiveRefresh()
  expect(read).toHaveBeenCalledTimes(2)
  leave()
  stores.imports.receiveRefresh()
  expect(read).toHaveBeenCalledTimes(2)
})

it('uploads a file, with its progress', async () => {
  const reporter = Promise.withResolvers<(share: number) => void>()
  const response = Promise.withResolvers<Import>()
  const upload: ImportsEnv['imports']['upload'] = (_kind, _file, onProgress) => {
    reporter.resolve(onProgress)
    return { response: response.promise, cancel: () => undefined }
  }
  const { store } = storeWith({ upload })
  const uploading = store.upload('enquiries', FILE)
  ;(await reporter.promise)(0.5)
  expect(store.uploading).toEqual({ name: 'applicants.csv', progress: 0.5 })
  response.resolve(anImport())
  expect(await uploading).toEqual(anImport())
  expect(store.uploading).toBeNull()
})

it('cancels an upload, and drops its response', async () => {
  const response = Promise.withResolvers<Import>()
  const cancel = vi.fn<() => void>()
  const { store } = storeWith({ upload: () => ({ response: response.promise, cancel }) })
  const uploading = store.upload('enquiries', FILE)
  store.cancelUpload()
  expect(cancel).toHaveBeenCalledOnce()
  response.resolve(anImport())
  expect(await uploading).toBeNull()
})

it.each([
  [{ kind: 'rejected', body: null }, /20 imports/],
  [{ kind: 'offline' }, /cannot be reached/],
  [{ kind: 'too-large' }, /file this large/],
  [
    { kind: 'invalid', errors: [{ attribute: 'upload', errors: [{ name: 'pattern' }] }] },
    /not a valid spreadsheet/,
  ],
] as const)('says why an upload failed: %j', async (problem, text) => {
  const { store } = storeWith({
    upload: () => ({ response: rejecting(problem as Problem)(), cancel: () => undefined }),
  })
  expect(await store.upload('enquiries', FILE)).toBeNull()
  expect(store.uploadError).toMatch(text)
})

it('shows choices at once, and sends those made meanwhile together, with the version of the answer', async () => {
  const answers: PromiseWithResolvers<Import>[] = []
  const update = vi.fn<ImportsEnv['imports']['update']>(() => {
    const answer = Promise.withResolvers<Import>()
    answers.push(answer)
    return answer.promise
  })
  const { store } = await opened({ update })
  const settled = store.change({ system: 'Acme CRM' })
  void store.change({ columns: [{ at: 0, becomes: 'drop' }] })
  void store.change({ columns: [{ at: 1, becomes: 'keep' }] })
  expect(store.value).toMatchObject({ system: 'Acme CRM' })
  expect(store.value?.columns.slice(0, 2).map(({ becomes }) => becomes)).toEqual(['drop', 'keep'])
  answers[0]?.resolve(anImport({ system: 'Acme CRM', version: 2 }))
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  // The answer to the first does not undo the others.
  expect(store.value?.columns[0]?.becomes).toBe('drop')
  expect(update.mock.calls).toEqual([
    [5, { system: 'Acme CRM', version: 1 }],
    [
      5,
      {
        columns: [
          { at: 0, becomes: 'drop' },
          { at: 1, becomes: 'keep' },
        ],
        version: 2,
      },
    ],
  ])
  answers[1]?.resolve(anImport({ system: 'Acme CRM', version: 3, missing: ['email'] }))
  await settled
  expect(store.value).toMatchObject({ version: 3, missing: ['email'] })
})

it('a push does not undo a choice that is on its way', async () => {
  const answer = Promise.withResolvers<Import>()
  const { store } = await opened({ update: () => answer.promise })
  const settled = store.change({ system: 'Acme CRM' })
  await store.receiveRefresh()
  expect(store.value?.system).toBe('Acme CRM')
  answer.resolve(anImport({ system: 'Acme CRM', version: 2 }))
  await settled
})

it('keeps choices while the file is being read, and sends them afterwards', async () => {
  let value = anImport({ state: 'reading', system: '', columns: [] })
  const update = vi.fn<ImportsEnv['imports']['update']>(() =>
    Promise.resolve(anImport({ system: 'Acme CRM', version: 2 })),
  )
  const { store, said } = await opened({ read: () => Promise.resolve(value), update })
  await store.change({ system: 'Acme CRM' })
  expect(update).not.toHaveBeenCalled()
  expect(store.value).toMatchObject({ state: 'reading', system: 'Acme CRM' })
  await store.receiveRefresh()
  expect(store.value).toMatchObject({ state: 'reading', system: 'Acme CRM' })
  value = anImport({ system: '' })
  await store.receiveRefresh()
  expect(store.value).toMatchObject({ state: 'draft', system: 'Acme CRM' })
  await vi.waitFor(() => expect(store.value?.version).toBe(2))
  expect(update.mock.calls).toEqual([[5, { system: 'Acme CRM', version: 1 }]])
  expect(said).toEqual([])
})

it('loads the import again when a colleague has changed it, and says so', async () => {
  const { store, said } = await opened({ update: rejecting({ kind: 'rejected', body: null }) })
  await store.change({ system: 'Acme CRM' })
  expect(store.value?.system).toBe('Old spreadsheet')
  expect(said).toEqual([['error', 'Somebody else has changed this import. It has been loaded again.']])
})

it('gives up a choice that the server could not be told, also where it cannot be read', async () => {
  const offline = rejecting({ kind: 'offline' })
  let isAway = false
  const unlessAway = (value: Import) => (isAway ? offline() : Promise.resolve(value))
  const { store, said } = await opened({
    read: () => unlessAway(anImport({ version: 4 })),
    update: () => unlessAway(anImport({ system: 'Acme CRM', version: 5 })),
  })
  isAway = true
  await store.change({ system: 'Acme CRM' })
  expect(store.value).toMatchObject({ system: 'Old spreadsheet', version: 4 })
  isAway = false
  await store.change({ system: 'Acme CRM' })
  isAway = true
  await store.change({ system: 'Another' })
  expect(store.value).toMatchObject({ system: 'Acme CRM', version: 5 })
  expect(said).toEqual([1, 2].map(() => ['error', 'The server cannot be reached. Please try again.']))
})

it('keeps what the server has rejected of a check', async () => {
  const { store, said } = await opened({
    check: rejecting({
      kind: 'invalid',
      errors: [{ attribute: 'system', errors: [{ name: 'required' }] }],
    }),
  })
  await store.check()
  expect(store.errors).toEqual({ system: ['required'] })
  expect(said).toEqual([])
})

it('checks after the choices are saved', async () => {
  const order: string[] = []
  const answer = Promise.withResolvers<Import>()
  const { store } = await opened({
    update: () => answer.promise.finally(() => order.push('update')),
    check: () => {
      order.push('check')
      return Promise.resolve(true)
    },
  })
  void store.change({ options: { known: 'leave' } })
  const checked = store.check()
  answer.resolve(anImport({ version: 2 }))
  await checked
  expect(order).toEqual(['update', 'check'])
})

it.each([
  [() => Promise.resolve(true), [['success', 'Import has started.']]],
  [
    rejecting({ kind: 'rejected', body: { error: 'in-progress' } }),
    [['error', 'Another import is running.']],
  ],
  [failing('unproved'), []],
  [() => Promise.resolve(false), [['error', 'Something went wrong. Please try again.']]],
])('says how a start ended', async (start, expected) => {
  const { store, said } = await opened({ start })
  await store.start()
  expect(said).toEqual(expected)
})

it('says that a run was stopped, but not that a check was', async () => {
  const running = await opened({ read: () => Promise.resolve(aDoneImport({ state: 'importing' })) })
  await running.store.stop()
  expect(running.said).toEqual([['success', 'Import has been stopped.']])
  const checking = await opened({ read: () => Promise.resolve(anImport({ state: 'checking' })) })
  await checking.store.stop()
  expect(checking.said).toEqual([])
})

it.each([
  ['problem', { outcome: 'problem' }],
  ['remarks', { remarks: 1 }],
  ['duplicates', { remarks: 1, duplicates: 1 }],
] as const)('asks for the rows of %s', async (filter, question) => {
  const rows = vi.fn<ImportsEnv['imports']['rows']>(() => Promise.resolve(aPageOf(SOME_ROWS)))
  const { store } = await opened({ rows })
  await store.rows.show({
    page: 2,
    limit: 50,
    filters: {},
    sort: null,
    choices: { rows: filter },
  })
  expect(rows).toHaveBeenCalledWith({ id: 5, page: 2, limit: 50, ...question })
})

it('asks before an undo, with what it would do, and says at its end what stays', async () => {
  const summary = { removes: 6, restores: 1, stays: 0 }
  const undo = vi.fn<ImportsEnv['imports']['undo']>(() => Promise.resolve(true))
  let value = aDoneImport({ state: 'undoing' })
  const { store, stores, said } = storeWith({
    undoSummary: () => Promise.resolve(summary),
    undo,
    read: () => Promise.resolve(value),
    stays: () => Promise.resolve(aPageOf(SOME_STAYS)),
  })
  await store.askUndo({ id: 8, kind: 'homes', fileName: 'homes.xlsx' })
  expect(stores.question.asked).toMatchObject({
    texts: { question: '6 are removed, 1 is set back. 0 were changed since and stay.' },
    subject: 'Homes from homes.xlsx',
  })
  await stores.question.confirm()
  expect(undo).toHaveBeenCalledWith(8)
  expect(said).toEqual([])
  value = aDoneImport({ state: 'undone' })
  await store.receiveRefresh()
  await store.receiveRefresh()
  expect(said).toEqual([['success', 'Import has been undone. 2 stay.']])
})

it('asks nothing about an undo once its user has left the page', async () => {
  const { store, stores } = storeWith({
    undoSummary: () => Promise.resolve({ removes: 6, restores: 1, stays: 0 }),
  })
  const leave = store.follow()
  leave()
  await store.askUndo({ id: 8, kind: 'homes', fileName: 'homes.xlsx' })
  expect(stores.question.asked).toBeNull()
})

it('reads the row of a link by itself, again on each push, and no other import has it', async () => {
  const rows = vi.fn<ImportsEnv['imports']['rows']>(({ line }) =>
    Promise.resolve(aPageOf(SOME_ROWS.filter((row) => row.line === line))),
  )
  const { store } = await opened({ rows })
  const close = store.showLine(4)
  expect(rows).toHaveBeenLastCalledWith({ id: 5, page: 1, limit: 1, line: 4 })
  await expect.poll(() => store.openRow?.line).toBe(4)
  rows.mockResolvedValue(aPageOf([{ ...SOME_ROWS[2], name: 'Mended' } as (typeof SOME_ROWS)[number]]))
  await store.receiveRefresh()
  await expect.poll(() => store.openRow?.name).toBe('Mended')
  rows.mockResolvedValue(aPageOf([]))
  await store.receiveRefresh()
  await expect.poll(() => rows.mock.calls.length).toBe(3)
  expect(store.openRow?.name).toBe('Mended')
  close()
  expect(store).toMatchObject({ openRow: undefined, openLine: 0 })
  store.showLine(99)
  await expect.poll(() => store.openRow).toBeNull()
  store.setId(6)
  expect(store).toMatchObject({ openRow: undefined, openLine: 0 })
})

it('translates the words of fields, first of those that the file has words for', async () => {
  const { store } = await opened({
    read: () => Promise.resolve(anImport({ values: { handlerUserId: [] } })),
  })
  expect(store.wordFields.map(({ name }) => name)).toEqual(['handlerUserId', 'status'])
})
