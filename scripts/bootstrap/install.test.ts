import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installStamp } from './install.mjs'

describe('installStamp', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'latchkey-stamp-'))
    mkdirSync(path.join(root, 'packages/app'), { recursive: true })
    write('package.json', '{"packageManager":"pnpm@1.2.3"}')
    write('packages/app/package.json', '{}')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)

  it('stays the same if no manifest changes', () => {
    const before = installStamp(root)
    write('README.md', 'new words')
    expect(installStamp(root)).toBe(before)
  })

  it.each(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages/app/package.json'])(
    'changes with %s',
    (file) => {
      const before = installStamp(root)
      write(file, 'changed')
      expect(installStamp(root)).not.toBe(before)
    },
  )
})
