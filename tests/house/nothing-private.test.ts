import { expect, test } from 'vitest'
import { filesIn, textOf } from './_tree.ts'

/** Text that belongs to somebody's machine and not to the product, spelled in parts so that this file passes its own rule. */
const PRIVATE = [
  new RegExp(['//[a-z.-]*', '(npmjs|debian)', String.raw`\.`].join(''), 'i'),
  new RegExp(['(^|[\\s\'"`(=])/', '(work|farm)', '/'].join('')),
  new RegExp(['\\.\\./', 'shared/'].join('')),
]

const READ = /\.(tsx?|mjs|json|ya?ml|md|mdx|css|html|sh|svg)$|^\.ci\/|\.env\.example$/

test('no file names a registry, a folder of one machine, or reading matter outside the repository', () => {
  const found = filesIn('.')
    .filter((file) => READ.test(file) && !file.endsWith('pnpm-lock.yaml'))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
        .filter(({ line }) => PRIVATE.some((pattern) => pattern.test(line)))
        .map(({ place }) => place),
    )
  expect(found).toEqual([])
})

test('the lock file names no address to download from', () => {
  expect(textOf('pnpm-lock.yaml')).not.toMatch(/https?:\/\//)
})

test('nothing is switched off, focused, silenced or left for later', () => {
  const words = [
    String.raw`\b(it|test|describe)\.(skip|only|todo|fixme)\b`,
    String.raw`@ts-(ignore|nocheck|expect-error)`,
    String.raw`(ox|es)lint-disable`,
    String.raw`\b(TO` + String.raw`DO|FIX` + String.raw`ME)\b`,
  ]
  const pattern = new RegExp(words.join('|'))
  const found = ['packages', 'scripts', 'tests', '.storybook']
    .flatMap(filesIn)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('tests/house/'))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
        .filter(({ line }) => pattern.test(line)),
    )
  expect(found).toEqual([])
})
