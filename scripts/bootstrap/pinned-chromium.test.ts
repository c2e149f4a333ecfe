import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unpackBrowser } from './pinned-chromium.mjs'

const MODULE = new URL('pinned-chromium.mjs', import.meta.url).href
const STARTS_WITH_ITS_LIBRARY = '#!/bin/sh\n[ -e "$LD_LIBRARY_PATH/libnss3.so" ]\n'

describe.runIf(process.platform === 'linux')('the browser of the lockfile', () => {
  let folder = ''
  let cache = ''

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'latchkey-browser-'))
    cache = path.join(folder, 'cache')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** A package as in the registry, of this version and with this program. */
  const placePackage = (version: string, program = STARTS_WITH_ITS_LIBRARY) => {
    const [from, libraries] = [path.join(folder, `package-${version}`), path.join(folder, 'lib')]
    for (const each of [path.join(from, 'bin'), libraries]) mkdirSync(each, { recursive: true })
    writeFileSync(path.join(libraries, 'libnss3.so'), 'a library')
    const archive = spawnSync('tar', ['-c', '-C', folder, 'lib']).stdout
    writeFileSync(path.join(from, 'package.json'), JSON.stringify({ version }))
    writeFileSync(path.join(from, 'bin/al2023.tar.br'), brotliCompressSync(archive))
    writeFileSync(path.join(from, 'bin/chromium.br'), brotliCompressSync(program))
    return from
  }

  it('is unpacked with its libraries into a folder of its version, once', () => {
    const from = placePackage('153.0.0')
    const browser = unpackBrowser(from, cache)
    expect(browser).toEqual({
      program: path.join(cache, 'chromium-153.0.0/chromium'),
      libraries: path.join(cache, 'chromium-153.0.0/lib'),
    })
    expect(readFileSync(browser?.program ?? '', 'utf8')).toBe(STARTS_WITH_ITS_LIBRARY)
    const made = statSync(browser?.program ?? '').mtimeMs
    expect(unpackBrowser(from, cache)).toEqual(browser)
    expect(statSync(browser?.program ?? '').mtimeMs).toBe(made)
    expect(readdirSync(cache)).toEqual(['chromium-153.0.0'])
  })

  it('replaces an older version', () => {
    unpackBrowser(placePackage('152.0.0'), cache)
    unpackBrowser(placePackage('153.0.0'), cache)
    expect(readdirSync(cache)).toEqual(['chromium-153.0.0'])
  })

  it('is complete for each of several processes that unpack it at the same time, without a home folder', async () => {
    const from = placePackage('153.0.0')
    const script = `import { unpackBrowser } from ${JSON.stringify(MODULE)}
      console.log(unpackBrowser(...process.argv.slice(1))?.program)`
    const outputs = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', script, from, cache], {
          env: { PATH: process.env['PATH'] ?? '', HOME: '' },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        let output = ''
        child.stdout.on('data', (chunk) => (output += chunk))
        await once(child, 'close')
        return output.trim()
      }),
    )
    const program = path.join(cache, 'chromium-153.0.0/chromium')
    expect(outputs).toEqual([program, program, program])
    expect(readdirSync(cache)).toEqual(['chromium-153.0.0'])
  })

  it('is undefined where it does not start, and is not unpacked again', () => {
    const from = placePackage('153.0.0', '#!/bin/sh\nexit 127\n')
    expect(unpackBrowser(from, cache)).toBeUndefined()
    expect(existsSync(path.join(cache, 'chromium-153.0.0'))).toBe(true)
    rmSync(path.join(from, 'bin'), { recursive: true })
    expect(unpackBrowser(from, cache)).toBeUndefined()
  })

  it('leaves no files where it cannot be unpacked', () => {
    const from = placePackage('153.0.0')
    writeFileSync(path.join(from, 'bin/chromium.br'), 'not compressed')
    expect(() => unpackBrowser(from, cache)).toThrow('Decompression failed')
    expect(readdirSync(cache)).toEqual([])
  })
})
