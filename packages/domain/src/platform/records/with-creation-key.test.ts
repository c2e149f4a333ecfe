import { beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '../problem.ts'
import { withCreationKey } from './with-creation-key.ts'

const send = vi.fn<(draft: { name: string }, key: string) => Promise<number>>(() => Promise.resolve(1))
const create = withCreationKey(send)
const keys = () => send.mock.calls.map(([, key]) => key)

async function fail(name: string, kind: 'offline' | 'unconfirmed' | 'broken' | 'gone') {
  send.mockRejectedValueOnce(new ProblemError({ kind }))
  await expect(create({ name })).rejects.toThrow(kind)
}

beforeEach(() => void send.mockClear())

it('gives each record that is created a key of its own', async () => {
  expect(await create({ name: 'Agent' })).toBe(1)
  await create({ name: 'Agent' })
  expect(send).toHaveBeenCalledWith({ name: 'Agent' }, keys()[0])
  expect(new Set(keys()).size).toBe(2)
})

it.each(['offline', 'unconfirmed', 'broken'] as const)(
  'repeats a draft with the same key after the problem %s, until it is created',
  async (kind) => {
    await fail('Agent', kind)
    await fail('Agent', kind)
    await create({ name: 'Agent' })
    await create({ name: 'Agent' })
    const [first, second, third, next] = keys()
    expect([second, third]).toEqual([first, first])
    expect(next).not.toBe(first)
  },
)

it('gives a changed draft a new key', async () => {
  await fail('Agent', 'unconfirmed')
  await create({ name: 'Agents' })
  expect(new Set(keys()).size).toBe(2)
})

it('gives a record that was deleted since a new key', async () => {
  await fail('Agent', 'unconfirmed')
  await fail('Agent', 'gone')
  await create({ name: 'Agent' })
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
