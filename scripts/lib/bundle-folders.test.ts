import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { markOf, newBuildFolder, startFrom } from './bundle-folders.ts'

let output: string
beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), 'latchkey-builds-'))
})
afterEach(() => rmSync(output, { recursive: true }))

let made = 0
/** Makes a build and makes it the one to start. */
function build(): string {
  made += 1
  const now = Date.now
  Date.now = () => made
  const folder = newBuildFolder(output)
  Date.now = now
  writeFileSync(path.join(folder, 'server.js'), '')
  startFrom(output, folder)
  return folder
}

const left = (folders: readonly string[]) => folders.map((folder) => existsSync(folder))

it('starts the newest build', () => {
  build()
  const newest = build()
  expect(readFileSync(path.join(output, 'server.js'), 'utf8')).toBe(
    `import './${path.basename(newest)}/server.js'\n`,
  )
})

it('keeps the last build, which may be starting, and removes older ones', () => {
  const builds = [build(), build(), build()]
  expect(left(builds)).toEqual([false, true, true])
})

it('keeps a build while a process runs it', () => {
  const first = build()
  writeFileSync(markOf(first, process.pid), '')
  const builds = [first, build(), build(), build()]
  expect(left(builds)).toEqual([true, false, true, true])
  // A killed process leaves its mark.
  rmSync(markOf(first, process.pid))
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(markOf(first, pid), '')
  build()
  expect(existsSync(first)).toBe(false)
})

it('keeps a build that is being made', () => {
  const unfinished = newBuildFolder(output)
  build()
  build()
  expect(existsSync(unfinished)).toBe(true)
})
