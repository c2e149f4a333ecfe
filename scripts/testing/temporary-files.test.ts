import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { canHoldTemporaryFiles } from './temporary-files.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'latchkey-temporary-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

/** A process that keeps its temporary files in the parent folder, and then runs the script. */
const keeping = (script: string): string[] => [
  '--input-type=module',
  '-e',
  `import { keepTemporaryFilesIn } from ${JSON.stringify(new URL('temporary-files.ts', import.meta.url).href)}
   import { writeFileSync } from 'node:fs'
   import { tmpdir } from 'node:os'
   const folder = keepTemporaryFilesIn(${JSON.stringify(parent)})
   ${script}`,
]

it('temporary files are in the folder until the process exits', () => {
  const { stdout } = spawnSync(
    'node',
    keeping(
      "writeFileSync(tmpdir() + '/file', ''); process.on('exit', () => console.log(tmpdir() === folder, folder))",
    ),
    { encoding: 'utf8' },
  )
  const [isThere, folder = ''] = stdout.trim().split(' ')
  expect([isThere, path.dirname(folder)]).toEqual(['true', parent])
  expect(readdirSync(parent)).toEqual([])
})

it('the next process removes what a killed one left, and nothing else', async () => {
  const running = path.join(parent, `latchkey-tests-${process.pid}-abc`)
  const other = path.join(parent, 'other')
  for (const folder of [running, other]) mkdirSync(folder)
  const killed = spawn(
    'node',
    keeping("writeFileSync(folder + '/file', ''); process.kill(process.pid, 'SIGKILL')"),
  )
  await once(killed, 'exit')
  expect(readdirSync(parent)).toHaveLength(3)
  spawnSync('node', keeping(''))
  expect(readdirSync(parent).toSorted()).toEqual(
    [running, other].map((each) => path.basename(each)).toSorted(),
  )
})

it.each([
  ['enough memory', true, 'tmpfs /dev/shm tmpfs rw,relatime 0 0', 2e9],
  ['short memory', false, 'tmpfs /dev/shm tmpfs rw,relatime 0 0', 1.9e9],
  ['memory for no programs', false, 'shm /dev/shm tmpfs rw,nosuid,noexec 0 0', 64e9],
  ['a disk', false, '/dev/vda / ext4 rw,relatime 0 0', 64e9],
])('%s holds them: %s', (_name, holds, mounts, freeBytes) => {
  expect(canHoldTemporaryFiles(mounts, freeBytes)).toBe(holds)
})
