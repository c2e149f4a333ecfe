import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { isRunning } from '../lib/is-running.ts'
import { greenSummary } from './green-summary.ts'
import { readStepLine, stepLine } from './step-line.ts'

const step = (name: string, failed: number, seconds: number) => ({
  name,
  outcome: { passed: 5, failed, skipped: 0 },
  seconds,
})

it('parses the closing line of a step, and no other line', () => {
  const unit = step('unit', 1, 42)
  expect(readStepLine(stepLine(unit, 'rules, parts (and more)'))).toEqual(unit)
  expect(readStepLine('unit │ 5 passed, 1 failed')).toBeUndefined()
})

it('sums up the time of each step in each run, and what failed', () => {
  const first = {
    steps: [step('unit', 0, 40), step('stories', 0, 300)],
    failures: [],
    seconds: 310,
    hasPassed: true,
  }
  const second = {
    steps: [step('unit', 1, 60)],
    failures: ['unit │ ✗ failed: a'],
    seconds: 61,
    hasPassed: false,
  }
  expect(greenSummary([first, second])).toEqual([
    'unit          40 s    60 s',
    'stories      300 s       -',
    'run 1: 10 passed, 0 failed in 310 s',
    'run 2: 5 passed, 1 failed in 61 s: failed',
    '  unit │ ✗ failed: a',
  ])
})

/** The pid of a process that keeps a core busy, started by its own parent. */
async function busyProcess(maxMs: number, afterwards: string) {
  const parent = spawn(
    'node',
    [
      '--input-type=module',
      '-e',
      `import childProcess from 'node:child_process'
       import { syncBuiltinESMExports } from 'node:module'
       const { spawn } = childProcess
       childProcess.spawn = (...args) => {
         const child = spawn(...args)
         console.log(child.pid)
         return child
       }
       syncBuiltinESMExports()
       const { keepCoresBusy } = await import(${JSON.stringify(new URL('busy-cores.ts', import.meta.url).href)})
       const stop = keepCoresBusy(1, ${maxMs})
       ${afterwards}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string]
  return { parent, pid: Number(line) }
}

it('a core is busy only while the process that started it lives, however that ends', async () => {
  const { parent, pid } = await busyProcess(600_000, 'setInterval(() => {}, 1000)')
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it('a core is busy no longer than the given time', async () => {
  const { pid } = await busyProcess(300, 'setInterval(() => {}, 1000)')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it('the returned function frees the core', async () => {
  const { pid } = await busyProcess(600_000, 'stop(); setInterval(() => {}, 1000)')
  await expect.poll(() => isRunning(pid)).toBe(false)
})
