import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolder } from '../../../packages/server/test/_embedded-folders.ts'
import { freePort, spawnServer } from '../../../packages/server/test/_server-process.ts'
import { inRoot } from '../../../scripts/lib/root.ts'
import { untilReady } from '../faults/_killable-server.ts'

const BUNDLES = 'packages/app/dist'

let folder: string
beforeAll(() => {
  folder = openFolder('production')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Files that the stages of the Containerfile copy from the repository, except the stage that bundles. */
function copiedFiles(): string[] {
  const lines = readFileSync(inRoot('deploy/Containerfile'), 'utf8').matchAll(/^COPY (?!--)(.+) \S+$/gm)
  return [...lines].flatMap(([, names = '']) => names.split(' ')).filter((name) => name !== '.')
}

/** Returns the path of the program of the service, below the folder of the code. */
function programOfUnit(): string {
  const unit = readFileSync(inRoot('deploy/latchkey@.service'), 'utf8')
  const [, program = ''] = /^ExecStart=\/opt\/latchkey\/(\S+)/m.exec(unit) ?? []
  return program
}

const versionOf = (program: string) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout

test('it starts from what the Containerfile copies and installs, with neither a build nor development dependencies', async () => {
  for (const name of [...copiedFiles(), BUNDLES]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    cpSync(inRoot(name), path.join(folder, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    })
  }
  const installed = spawnSync('sh', ['deploy/install.sh'], { cwd: folder, encoding: 'utf8' })
  expect(installed).toMatchObject({ status: 0 })
  for (const name of ['vite', 'vitest', 'storybook']) {
    expect(existsSync(path.join(folder, 'node_modules', name))).toBe(false)
  }
  expect(versionOf(path.join(folder, programOfUnit()))).toMatch(/^v24\./)
  const settings = { PORT: String(await freePort()), DEMO: '0', DATA_DIR: path.join(folder, 'data') }
  const server = spawnServer(settings, folder, path.join(folder, 'scripts/serve.ts'))
  try {
    await server.ready()
    // On a busy machine, a process that has just started takes a while.
    await untilReady(server.url)
    expect(await (await fetch(server.url)).text()).toContain('<script')
  } finally {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
})
