import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exitCodeOf } from './run.mjs'

describe('exitCodeOf', () => {
  it.each([
    [0, null, 0],
    [3, null, 3],
    [null, 'SIGINT', 130],
    [null, 'SIGTERM', 143],
    [null, null, 1],
  ] as const)('turns code %s and signal %s into %s', (code, signal, expected) => {
    expect(exitCodeOf(code, signal)).toBe(expected)
  })
})

describe('runScript', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'latchkey-run-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (file: string, code: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), code)
  }

  /** Runs a script as the bootstrap does; the watcher gets all output so far. */
  async function run(script: string, watch: (output: string, stop: () => void) => void = () => undefined) {
    const runner = path.join(import.meta.dirname, 'run.mjs')
    const code = `import(${JSON.stringify(runner)}).then(({ runScript }) => runScript(${JSON.stringify(root)}, process.env, '${script}', ['--given']))`
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      watch(output, () => child.kill('SIGTERM'))
    })
    const [exitCode] = await once(child, 'close')
    return { exitCode: exitCode as number, output }
  }

  const SERVER = 'packages/server/dist/server.js'

  it('runs the server once it is built, with its flags, and exits with its code', async () => {
    write('scripts/start.ts', "process.stdout.write('built ')")
    write(
      SERVER,
      "process.stdout.write([...process.execArgv, process.argv[2]].join(' ')); process.exitCode = 3",
    )
    expect(await run('scripts/start.ts')).toEqual({
      exitCode: 3,
      output: 'built --max-semi-space-size=8 --heap-growing-percent=100 --given',
    })
  })

  it('starts no server after a failed build, and none after another script', async () => {
    write('scripts/start.ts', 'process.exitCode = 2')
    write('scripts/other.ts', "process.stdout.write('other')")
    write(SERVER, "process.stdout.write('server')")
    expect(await run('scripts/start.ts')).toEqual({ exitCode: 2, output: '' })
    expect(await run('scripts/other.ts')).toEqual({ exitCode: 0, output: 'other' })
  })

  it('passes a signal on to the server', async () => {
    write('scripts/start.ts', '')
    write(
      SERVER,
      "process.on('SIGTERM', () => process.exit(5)); process.stdout.write('listens'); setInterval(() => {}, 1000)",
    )
    const { exitCode } = await run('scripts/start.ts', (output, stop) => {
      if (output === 'listens') stop()
    })
    expect(exitCode).toBe(5)
  })
})
