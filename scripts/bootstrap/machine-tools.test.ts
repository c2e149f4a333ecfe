import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium, findPostgresBin } from './machine-tools.mjs'

describe('the programs that tests want', () => {
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

  it('finds a browser on the path', () => {
    const browser = place('chromium-browser')
    expect(findChromium()).toBe(browser)
  })

  it('prefers the browser that CHROMIUM_PATH names', () => {
    place('chromium')
    const asked = place('my-browser')
    vi.stubEnv('CHROMIUM_PATH', asked)
    expect(findChromium()).toBe(asked)
  })

  it('takes no other browser when the one asked for is not there', () => {
    place('chromium')
    vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'gone'))
    expect(findChromium()).toBeUndefined()
  })

  it('takes the PostgreSQL that PG_BIN names, when it is whole', () => {
    vi.stubEnv('PG_BIN', folder)
    place('initdb')
    expect(findPostgresBin()).toBeUndefined()
    place('postgres')
    expect(findPostgresBin()).toBe(folder)
  })
})
