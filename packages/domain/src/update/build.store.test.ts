import { autorun } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { BuildStoreModel } from './build.store.ts'

function storeOf(own: string) {
  const fetchServed = vi.fn<() => Promise<string | null>>().mockResolvedValue(own)
  const build = BuildStoreModel.create({}, { build: { own, fetchServed } })
  const heard = vi.fn<(isOutdated: boolean) => void>()
  autorun(() => heard(build.isOutdated))
  heard.mockClear()
  return { fetchServed, build, heard }
}

describe('BuildStoreModel', () => {
  it('stays silent while its own build is served', async () => {
    const { build, heard } = storeOf('one')
    await build.check()
    expect(build.isOutdated).toBe(false)
    expect(heard).not.toHaveBeenCalled()
  })

  it('reports another build once, and stops checking', async () => {
    const { build, heard, fetchServed } = storeOf('one')
    fetchServed.mockResolvedValue('two')
    await build.check()
    await build.check()
    expect(heard).toHaveBeenCalledExactlyOnceWith(true)
    expect(fetchServed).toHaveBeenCalledOnce()
  })

  it.each([null, ''])('treats a server without a build id (%j) as unchanged', async (served) => {
    const { build, fetchServed } = storeOf('one')
    fetchServed.mockResolvedValue(served)
    await build.check()
    expect(build.isOutdated).toBe(false)
  })

  it('ignores a server that cannot be reached', async () => {
    const { build, fetchServed } = storeOf('one')
    fetchServed.mockRejectedValueOnce(new Error('offline'))
    await build.check()
    expect(build.isOutdated).toBe(false)
    fetchServed.mockResolvedValue('two')
    await build.check()
    expect(build.isOutdated).toBe(true)
  })

  it('checks nothing without a build', async () => {
    const { build, fetchServed } = storeOf('')
    fetchServed.mockResolvedValue('two')
    await build.check()
    expect(build.isOutdated).toBe(false)
  })

  it('reports a new build when a chunk is missing on the server', async () => {
    const { build } = storeOf('one')
    await build.reportMissingPart()
    expect(build.isOutdated).toBe(true)
  })

  it('ignores a missing chunk while the server cannot be reached', async () => {
    const { build, fetchServed } = storeOf('one')
    fetchServed.mockRejectedValue(new Error('offline'))
    await build.reportMissingPart()
    expect(build.isOutdated).toBe(false)
  })
})
