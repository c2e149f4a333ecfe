import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUILD_CHECK_MS, createBuildWatch } from './build-watch.ts'

function watchOver(ownBuild: string) {
  const fetchBuild = vi.fn<() => Promise<string | null>>().mockResolvedValue(ownBuild)
  const page = new EventTarget() as unknown as Window
  const watch = createBuildWatch({ ownBuild, fetchBuild, page })
  const heard = vi.fn<() => void>()
  watch.subscribe(heard)
  return { fetchBuild, page, watch, heard }
}

describe('createBuildWatch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says nothing while its own build is served', async () => {
    const { watch, heard } = watchOver('one')
    await watch.check()
    expect(watch.isOutdated()).toBe(false)
    expect(heard).not.toHaveBeenCalled()
  })

  it('tells once when another build is served, and asks no more', async () => {
    const { watch, heard, fetchBuild } = watchOver('one')
    fetchBuild.mockResolvedValue('two')
    await watch.check()
    await watch.check()
    expect(watch.isOutdated()).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    expect(fetchBuild).toHaveBeenCalledOnce()
  })

  it('looks each minute, and when the person comes back, until it is stopped', async () => {
    const { watch, page, fetchBuild } = watchOver('one')
    const stop = watch.start()
    expect(fetchBuild).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS)
    expect(fetchBuild).toHaveBeenCalledTimes(1)
    page.dispatchEvent(new Event('focus'))
    expect(fetchBuild).toHaveBeenCalledTimes(2)
    stop()
    page.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS * 3)
    expect(fetchBuild).toHaveBeenCalledTimes(2)
  })

  it.each([null, ''])('takes a server that does not know its build (%j) for the same', async (served) => {
    const { watch, fetchBuild } = watchOver('one')
    fetchBuild.mockResolvedValue(served)
    await watch.check()
    expect(watch.isOutdated()).toBe(false)
  })

  it('waits out a server that is not there', async () => {
    const { watch, fetchBuild } = watchOver('one')
    fetchBuild.mockRejectedValueOnce(new Error('offline'))
    await watch.check()
    expect(watch.isOutdated()).toBe(false)
    fetchBuild.mockResolvedValue('two')
    await watch.check()
    expect(watch.isOutdated()).toBe(true)
  })

  it('watches nothing where there was no build', async () => {
    const { watch, fetchBuild } = watchOver('')
    fetchBuild.mockResolvedValue('two')
    await watch.check()
    expect(watch.isOutdated()).toBe(false)
  })

  it('takes a part that the server no longer has for a new build', async () => {
    const { watch } = watchOver('one')
    await watch.reportMissingPart()
    expect(watch.isOutdated()).toBe(true)
  })

  it('takes a part that cannot be fetched for a dead line while the server is silent', async () => {
    const { watch, fetchBuild } = watchOver('one')
    fetchBuild.mockRejectedValue(new Error('offline'))
    await watch.reportMissingPart()
    expect(watch.isOutdated()).toBe(false)
  })
})
