import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { TestSpecification } from 'vitest/node'
import { ROOT } from '../../scripts/lib/root.ts'
import { draw, mutated, type Mutant } from './_mutants.ts'
import { nearTo } from './_related.ts'

type Step = (mutant: Mutant) => Promise<string | undefined> | string | undefined

interface Result extends Mutant, Record<'index' | 'ms', number> {
  /** The steps that did not find it; those in `cut` ended before all their tests ran. */
  readonly survived: readonly string[]
  readonly cut: readonly string[]
  /** The step, file and message of the first red test. */
  readonly killedBy: string | undefined
}

/** From the cheapest to the dearest; `npm test` has those before `pages`. */
const STEPS: Readonly<Record<string, Step>> = {
  lint: command('oxlint', '--deny-warnings', 'FILE'),
  unit: tests(/^unit /),
  components: tests(/^stories packages\/ui/),
  server: tests(/^server /),
  conventions: tests(/^architecture /),
  types: command('tsc', '--build'),
  journeys: command('playwright', 'test', '--max-failures=1', '--grep=@main'),
  pages: tests(/^stories (?!packages\/ui)/),
  'all journeys': command('playwright', 'test', '--max-failures=1', '--grep-invert=@main'),
}

const WORKSPACES = ['packages/app', 'packages/domain', 'packages/server', 'packages/ui', 'examples/website']

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '80' },
    seed: { type: 'string', default: '60' },
    steps: { type: 'string', default: Object.keys(STEPS).join() },
    /** The longest time of a step that runs tests. */
    seconds: { type: 'string', default: '300' },
    /** One line per mutant; a run continues where this ends. */
    results: { type: 'string', default: `${ROOT}/test-results/mutants.jsonl` },
  },
})

const copy = `${path.resolve(ROOT)}-mutants`
if (!existsSync(copy)) {
  spawnSync('git', ['worktree', 'add', '--detach', copy], { cwd: ROOT, stdio: 'inherit' })
  spawnSync('cp', ['-al', `${ROOT}/node_modules`, copy])
  // tsc writes its results in place, into those of this checkout.
  rmSync(`${copy}/node_modules/.cache/tsc`, { recursive: true, force: true })
  for (const folder of WORKSPACES)
    cpSync(`${ROOT}/${folder}/node_modules`, `${copy}/${folder}/node_modules`, {
      recursive: true,
      verbatimSymlinks: true,
    })
}
process.chdir(copy)
// After a run that was stopped.
spawnSync('git', ['checkout', '--', 'packages'])

/** The tests of a step that import the changed file, the nearest first. */
function related({ file, kind }: Mutant, step: RegExp): TestSpecification[] {
  const distanceTo = nearTo(file, kind)
  return every
    .map((test) => ({ test, name: path.relative(copy, test.moduleId) }))
    .filter(({ test, name }) => step.test(`${test.project.name.split(' ', 1)[0]} ${name}`))
    .map(({ test, name }) => ({ test, distance: distanceTo(name) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ test }) => test)
}

const red: string[] = []
const cut = new Set<string>()
function stopWith(file: string, message = ''): void {
  red.push(`${path.basename(file)}: ${message.slice(0, 300)}`)
  void vitest.cancelCurrentRun('test-failure')
}
// As the command line of Vitest does, for the plugin of Storybook.
process.env['VITEST'] = 'true'
// The tests import Vitest of the copy.
const vitestOfCopy: string = `${copy}/node_modules/vitest/dist/node.js`
const { createVitest } = (await import(vitestOfCopy)) as typeof import('vitest/node')
const vitest = await createVitest({
  root: copy,
  watch: false,
  project: ['unit', 'architecture', 'server', 'stories'],
  reporters: [
    {
      onTestCaseResult(test) {
        const { state, errors } = test.result()
        if (state === 'failed') stopWith(test.module.moduleId, `${test.fullName}: ${errors[0]?.message}`)
      },
      onTestModuleEnd(module) {
        for (const { message } of module.errors()) stopWith(module.moduleId, message)
      },
    },
  ],
})
await vitest.standalone()
const every = await vitest.globTestSpecifications()

function tests(pattern: RegExp): Step {
  return async (mutant) => {
    red.length = 0
    const waiting = related(mutant, pattern)
    const timer = setTimeout(
      () => {
        waiting.length = 0
        cut.add(pattern.source)
        void vitest.cancelCurrentRun('keyboard-input')
      },
      Number(values.seconds) * 1000,
    )
    for (let size = 1; waiting.length > 0 && red.length === 0; size *= 4)
      await vitest.runTestSpecifications(waiting.splice(0, size))
    clearTimeout(timer)
    return red[0]
  }
}

function command(name: string, ...args: readonly string[]): Step {
  return ({ file }) => {
    const chosen = args.map((one) => (one === 'FILE' ? file : one))
    // The copy's own: Playwright refuses tests that import another one.
    const { status, stdout } = spawnSync(`${copy}/node_modules/.bin/${name}`, chosen, { encoding: 'utf8' })
    return status === 0 ? undefined : stdout.slice(0, 300)
  }
}

await vitest.runTestSpecifications(every.filter(({ project }) => project.name === 'architecture'))
if (red.length > 0) throw new Error(`Red without any change, so it would find each: ${red.join('; ')}`)

mkdirSync(path.dirname(values.results), { recursive: true })
const results = new Map<number, Result>()
for (const line of existsSync(values.results)
  ? readFileSync(values.results, 'utf8').trim().split('\n')
  : []) {
  const result = JSON.parse(line) as Result
  results.set(result.index, result)
}
for (const [index, mutant] of draw(Number(values.count), Number(values.seed)).entries()) {
  const earlier = results.get(index)
  const survived = [...(earlier?.survived ?? [])]
  const waiting = values.steps.split(',').filter((name) => !survived.includes(name))
  if (earlier?.killedBy !== undefined) continue
  const file = path.join(copy, mutant.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, mutated(mutant, text))
  vitest.invalidateFile(file)
  const from = Date.now()
  cut.clear()
  let killedBy: Result['killedBy']
  for (const name of waiting) {
    killedBy = await STEPS[name]?.(mutant)
    if (killedBy === undefined) survived.push(name)
    else break
  }
  writeFileSync(file, text)
  vitest.invalidateFile(file)
  if (waiting.length === 0) continue
  const result: Result = { ...mutant, index, survived, cut: [...cut], killedBy, ms: Date.now() - from }
  appendFileSync(values.results, `${JSON.stringify(result)}\n`)
  console.log(JSON.stringify(result))
}
await vitest.close()
