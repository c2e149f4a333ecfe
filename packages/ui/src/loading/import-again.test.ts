import { expect, it, vi } from 'vitest'
import { importAgain } from './import-again.ts'

const FILE = 'https://latchkey.example/assets/part-1.js'
const part = { Dialog: () => null }
const failed = (message: string) => new TypeError(message)
const loadMissing = () => Promise.reject(failed(`Failed to fetch dynamically imported module: ${FILE}`))

it.each([
  `Failed to fetch dynamically imported module: ${FILE}`,
  `error loading dynamically imported module: ${FILE}`,
])('imports a failed file by other URLs until one succeeds: %s', async (message) => {
  const load = vi.fn<() => Promise<typeof part>>().mockRejectedValue(failed(message))
  const importUrl = vi.fn<(url: string) => Promise<object>>()
  importUrl.mockRejectedValueOnce(failed(`${message}?again=1`)).mockResolvedValueOnce(part)
  const again = importAgain(load, 'Dialog', importUrl)
  await expect(again()).rejects.toThrow(message)
  await expect(again()).rejects.toThrow('?again=1')
  await expect(again()).resolves.toBe(part.Dialog)
  expect(load).toHaveBeenCalledOnce()
  expect(importUrl.mock.calls).toEqual([[`${FILE}?again=1`], [`${FILE}?again=2`]])
})

it('finds the module among those of a shared file', async () => {
  const again = importAgain<typeof part, 'Dialog'>(loadMissing, 'Dialog', () =>
    Promise.resolve({ e: 1, n: {}, t: part }),
  )
  await expect(again()).rejects.toThrow('Failed')
  await expect(again()).resolves.toBe(part.Dialog)
})

it('fails again if the file has no such module', async () => {
  const again = importAgain<typeof part, 'Dialog'>(loadMissing, 'Dialog', () => Promise.resolve({ t: {} }))
  await expect(again()).rejects.toThrow('Failed')
  await expect(again()).rejects.toThrow('Failed')
})

it('repeats the import itself if the error names no file', async () => {
  const load = vi.fn<() => Promise<typeof part>>()
  load.mockRejectedValueOnce(failed('Importing a module script failed.')).mockResolvedValueOnce(part)
  const again = importAgain(load, 'Dialog')
  await expect(again()).rejects.toThrow('failed')
  await expect(again()).resolves.toBe(part.Dialog)
})
