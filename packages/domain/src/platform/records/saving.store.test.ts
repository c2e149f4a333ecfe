import { expect, it } from 'vitest'
import { SavingModel } from './saving.store.ts'

it('is saving until the last of several writes has settled', async () => {
  const store = SavingModel.create()
  const slow = Promise.withResolvers<boolean>()
  const quick = Promise.withResolvers<boolean>()
  const removal = store.written(() => slow.promise)
  const undo = store.written(() => quick.promise)
  quick.reject(new Error('offline'))
  await undo
  expect(store.isSaving).toBe(true)
  slow.resolve(true)
  expect(await removal).toEqual({ kind: 'done' })
  expect(store.isSaving).toBe(false)
})
