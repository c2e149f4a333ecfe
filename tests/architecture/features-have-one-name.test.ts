import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/root.ts'

/** Folders of the server that are no feature of the domain. */
const SERVER_ONLY = [
  'availability',
  'backup',
  'config',
  'context',
  'db',
  'demo',
  'health',
  'housekeeping',
  'intake',
  'jobs',
  'mail',
  'metrics',
  'outbound',
  'rate-limits',
  'referencing',
  'static',
]

const foldersIn = (folder: string): string[] => {
  const files = globSync(`packages/${folder}/*/**/*.{ts,tsx}`, { cwd: ROOT })
  const depth = `packages/${folder}`.split('/').length
  return [...new Set(files.map((file) => file.split(path.sep)[depth] ?? ''))]
}

const features = foldersIn('domain/src')

test('the domain has features', () => {
  expect(features.length).toBeGreaterThan(20)
})

test.each([
  ['server/src', SERVER_ONLY],
  ['app/src/pages', []],
  ['ui/src/lettings', []],
])('the folders in %s are named after features of the domain', (folder, own) => {
  const folders = foldersIn(folder)
  expect(folders.length).toBeGreaterThan(10)
  expect(folders.filter((name) => !features.includes(name)).toSorted()).toEqual(own)
})

test('a second suffix in the domain is one that docs/MAP.md explains', () => {
  const map = readFileSync(path.join(ROOT, 'docs/MAP.md'), 'utf8')
  const explained = [...map.matchAll(/^\| `(\w+)` +\|/gm)].map(([, suffix = '']) => suffix)
  const used = globSync('packages/domain/src/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/*.{d,test,bench}.ts'],
  }).flatMap((file) => path.basename(file, '.ts').split('.').slice(1))
  expect([...new Set(used)].toSorted()).toEqual(explained.toSorted())
})
