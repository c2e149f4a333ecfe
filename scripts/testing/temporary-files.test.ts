import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('temporary files are in the folder until the process exits; what a killed one left goes with the next', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'latchkey-temporary-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const running = `lk-run-${process.pid}-abc`
  for (const folder of [running, 'other']) mkdirSync(path.join(parent, folder))
  const keep = (script: string) =>
    spawnSync(
      'node',
      [
        '--input-type=module',
        '-e',
        `import { keepTemporaryFilesIn } from ${JSON.stringify(new URL('temporary-files.ts', import.meta.url).href)}
         import { tmpdir } from 'node:os'
         keepTemporaryFilesIn(${JSON.stringify(parent)})
         ${script}`,
      ],
      { encoding: 'utf8' },
    ).stdout
  const left = path.dirname(
    keep("console.log(tmpdir() + '/file'); process.kill(process.pid, 'SIGKILL')").trim(),
  )
  expect(readdirSync(parent)).toContain(path.basename(left))
  keep('')
  expect(readdirSync(parent).toSorted()).toEqual([running, 'other'].toSorted())
})
