import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureTestTools, findChromium, findHeadlessShell, findPostgresBin } from './machine-tools.mjs'

const noPinned = () => undefined

const pinned = () => ({ program: '/pinned/chromium', libraries: '/pinned/lib' })

describe('the programs that tests need', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'latchkey-tools-'))
    vi.stubEnv('CHROMIUM_PATH', '')
    vi.stubEnv('PG_BIN', '')
    vi.stubEnv('PATH', folder)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  const place = (name: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, '#!/bin/sh\n')
    chmodSync(file, 0o755)
    return file
  }

  /** A fake apt-get: logs its arguments and, from the given call on, installs a browser. */
  const placeApt = (bringsAtCall: number) => {
    const [log, browser] = [path.join(folder, 'apt.log'), path.join(folder, 'chromium')]
    const lines = [
      '#!/bin/sh',
      `echo "$@" >> ${log}`,
      `[ "$(/usr/bin/wc -l < ${log})" -ge ${bringsAtCall} ] || exit 100`,
      `echo '#!/bin/sh' > ${browser}; /bin/chmod +x ${browser}`,
    ]
    writeFileSync(place('apt-get'), lines.join('\n'))
    return () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])
  }

  it('finds a browser on the path', () => {
    const browser = place('chromium-browser')
    expect(findChromium(noPinned)).toBe(browser)
  })

  it('prefers the browser that CHROMIUM_PATH names', () => {
    place('chromium')
    const requested = place('my-browser')
    vi.stubEnv('CHROMIUM_PATH', requested)
    expect(findChromium(noPinned)).toBe(requested)
  })

  it('prefers the browser of the lockfile to one of the machine', () => {
    for (const program of ['chromium-headless-shell', 'chromium']) place(program)
    expect(findChromium(pinned)).toBe('/pinned/chromium')
    expect(findHeadlessShell(pinned)).toBe('/pinned/chromium')
    const requested = place('my-browser')
    vi.stubEnv('CHROMIUM_PATH', requested)
    expect(findChromium(pinned)).toBe(requested)
    expect(findHeadlessShell(pinned)).toBe(requested)
  })

  it('uses no other browser if that of CHROMIUM_PATH is missing', () => {
    place('chromium')
    vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'gone'))
    expect(findChromium(noPinned)).toBeUndefined()
  })

  it('finds the headless shell; the browser that CHROMIUM_PATH names takes precedence', () => {
    expect(findHeadlessShell(noPinned)).toBeUndefined()
    const shell = place('chromium-headless-shell')
    expect(findHeadlessShell(noPinned)).toBe(shell)
    const requested = place('my-browser')
    vi.stubEnv('CHROMIUM_PATH', requested)
    expect(findHeadlessShell(noPinned)).toBe(requested)
  })

  it('uses the PostgreSQL that PG_BIN names, if it is complete', () => {
    vi.stubEnv('PG_BIN', folder)
    place('initdb')
    expect(findPostgresBin()).toBeUndefined()
    place('postgres')
    expect(findPostgresBin()).toBe(folder)
  })

  describe('when the browser is missing', () => {
    const printed: string[] = []

    beforeEach(() => {
      printed.length = 0
      vi.spyOn(console, 'warn').mockImplementation((line: string) => void printed.push(line))
      vi.spyOn(console, 'log').mockImplementation(() => undefined)
      vi.stubEnv('PG_BIN', folder)
      for (const program of ['initdb', 'postgres']) place(program)
    })
    afterEach(() => vi.restoreAllMocks())

    it.runIf(process.platform === 'linux')('root installs it with apt-get', () => {
      vi.spyOn(process, 'getuid').mockReturnValue(0)
      const calls = placeApt(1)
      ensureTestTools(noPinned)
      expect(calls()).toEqual([
        'install --yes --no-install-recommends chromium',
        'install --yes --no-install-recommends chromium-headless-shell',
      ])
      expect(printed).toEqual([])
    })

    it.runIf(process.platform === 'linux')(
      'updates the package lists if they are missing, and retries',
      () => {
        vi.spyOn(process, 'getuid').mockReturnValue(0)
        const calls = placeApt(3)
        ensureTestTools(noPinned)
        const install = 'install --yes --no-install-recommends chromium'
        expect(calls().slice(0, 3)).toEqual([install, 'update', install])
        expect(findChromium(noPinned)).toBeDefined()
      },
    )

    it.runIf(process.platform === 'linux')('nothing is installed where that of the lockfile runs', () => {
      vi.spyOn(process, 'getuid').mockReturnValue(0)
      const calls = placeApt(1)
      ensureTestTools(pinned)
      expect(calls()).toEqual([])
      expect(printed).toEqual([])
    })

    it('other users see what will be skipped and how to install it', () => {
      vi.spyOn(process, 'getuid').mockReturnValue(1000)
      const calls = placeApt(1)
      ensureTestTools(noPinned)
      expect(calls()).toEqual([])
      expect(printed).toEqual([
        expect.stringMatching(/^Chromium is missing: .* will be skipped\. Install .*CHROMIUM_PATH/),
      ])
    })
  })
})
