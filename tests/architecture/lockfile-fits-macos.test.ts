import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'

const LINUX = /linux-x64(-gnu)?/

const lockfile = readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')
const locked = new Set(lockfile.match(/(?<=^ {2}'?)[@\w][^\s':]*@\d[\w.-]*(?='?:)/gm))

// pnpm can leave out platforms without a message, which shows only on a machine of that platform.
test('what the lockfile has for Linux, it has for macOS', () => {
  const forLinux = [...locked].filter((name) => LINUX.test(name) && !name.includes('musl'))
  expect(forLinux).toContainEqual(expect.stringMatching('oxlint'))
  expect(forLinux.filter((name) => !locked.has(name.replace(LINUX, 'darwin-arm64')))).toEqual([])
})
