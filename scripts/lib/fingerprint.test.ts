import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

describe('fingerprintOf', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'latchkey-print-'))
    mkdirSync(path.join(root, 'src/deep'), { recursive: true })
    write('src/deep/a.ts', 'one')
    write('config.ts', 'two')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  const print = (values: string[] = []) =>
    fingerprintOf(root, { paths: ['src', 'config.ts', 'gone.ts'], ignore: /\.test\.ts$/, values })

  it('ignores rewritten files with the same content, and ignored files', () => {
    const before = print()
    write('config.ts', 'two')
    write('src/a.test.ts', 'a test')
    expect(print()).toBe(before)
  })

  it.each([
    ['a changed file', () => write('src/deep/a.ts', 'other')],
    ['a new file', () => write('src/b.ts', '')],
    ['a file that moved', () => (rmSync(path.join(root, 'src/deep/a.ts')), write('src/a.ts', 'one'))],
    ['a file that was not there', () => write('gone.ts', '')],
  ])('changes with %s', (_what, change) => {
    const before = print()
    change()
    expect(print()).not.toBe(before)
  })

  it('changes with a value', () => {
    expect(print(['/api'])).not.toBe(print(['/other']))
  })
})
