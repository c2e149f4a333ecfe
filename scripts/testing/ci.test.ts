import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { steps } from './steps.ts'

it('the workflow runs every step of `npm test`, each once', () => {
  const workflow = readFileSync(inRoot('.github/workflows/ci.yml'), 'utf8')
  const [, jobs = ''] = /^ +steps: \[(.+)\]$/m.exec(workflow) ?? []
  const names = jobs.split(/[ ,]+/)
  const ofEveryRun = steps.filter(({ isOnDemand }) => !isOnDemand).map(({ name }) => name)
  expect(names.toSorted()).toEqual(ofEveryRun.toSorted())
})
