import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../lib/root.ts'
import {
  affectsAllJourneys,
  affectsMapChanges,
  affectsServer,
  hasJourneys,
  changeBase,
  changedFiles,
  MAP_CHANGES,
} from './change.ts'

it.each([
  'packages/app/src/pages/users/UsersPage.tsx',
  'packages/domain/src/leads/lead.status.ts',
  'packages/server/src/main.ts',
  'packages/app/vite.config.ts',
  'tests/journeys/_product.ts',
  'playwright.config.ts',
  'pnpm-lock.yaml',
])('every journey runs after a change to %s', (file) => {
  expect(affectsAllJourneys(['README.md', file])).toBe(true)
})

it.each([
  'packages/ui/src/controls/Button/Button.tsx',
  'packages/app/src/pages/users/UsersPage.stories.tsx',
  'packages/domain/src/leads/lead.status.test.ts',
  'packages/server/test/users.int.test.ts',
  'tests/journeys/sign-in.spec.ts',
  'docs/MAP.md',
])('a change to %s alone runs no other journey', (file) => {
  expect(affectsAllJourneys([file])).toBe(false)
})

it('only changes of components, pages, docs and stories skip the tests of the server', () => {
  const spared = [
    'packages/ui/src/data/Pager/Pager.tsx',
    'packages/app/src/App.tsx',
    'docs/MAP.md',
    'README.md',
  ]
  expect(affectsServer(spared)).toBe(false)
  for (const file of [
    'packages/domain/src/leads/lead.status.ts',
    'packages/server/src/main.ts',
    'pnpm-lock.yaml',
  ])
    expect(affectsServer([...spared, file])).toBe(true)
})

it('hasJourneys is true for a change of a journey, and for no other', () => {
  expect(hasJourneys(['docs/MAP.md', 'tests/journeys/sign-in.spec.ts'])).toBe(true)
  expect(hasJourneys(['docs/MAP.md', 'tests/visual/fonts.spec.ts'])).toBe(false)
})

it.each([
  'packages/domain/src/leads/lead.columns.ts',
  'packages/server/src/db/tables/stock.ts',
  'packages/ui/src/lettings/leads/lead-columns.tsx',
  'docs/MAP.md',
])('the test of the map runs after a change to %s', (file) => {
  expect(affectsMapChanges([file])).toBe(true)
  expect(existsSync(path.join(ROOT, file))).toBe(true)
})

it('a change of one component skips the test of the map, which exists', () => {
  expect(affectsMapChanges(['packages/ui/src/data/Pager/Pager.tsx'])).toBe(false)
  expect(existsSync(path.join(ROOT, MAP_CHANGES))).toBe(true)
})

describe('in a repository', () => {
  let root: string
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  const commit = (file: string) => {
    writeFileSync(path.join(root, file), file)
    git('add', file)
    git('commit', '--quiet', '--message', file)
  }
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'latchkey-git-'))
    git('init', '--quiet', '--initial-branch=main')
    commit('first')
    git('checkout', '--quiet', '-b', 'work')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('a change is what differs from the commit at which the work left main, committed or not', () => {
    commit('second')
    writeFileSync(path.join(root, 'first'), 'other')
    writeFileSync(path.join(root, 'third'), 'third')
    const base = changeBase(root)
    expect(base).toBe(git('rev-parse', 'main').toString().trim())
    expect(changedFiles(base, root).toSorted()).toEqual(['first', 'second', 'third'])
  })

  it('fails when git knows no main', () => {
    git('branch', '--quiet', '--move', 'main', 'other')
    expect(() => changeBase(root)).toThrow('git knows neither here')
  })
})
