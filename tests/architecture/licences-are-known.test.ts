import { expect, test } from 'vitest'
import { dependencies, LICENCES_DOC, licencesPage, type Dependency } from '../../scripts/lib/licences.ts'
import { linesOfPage, textOf } from './_tree.ts'

/** Licences that allow the product to be sold and its code to stay closed. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MIT OR CC0-1.0)',
])

/** Others, each for one reason. */
const ALLOWED_FOR: Readonly<Record<string, RegExp>> = {
  // Fonts are shipped as they are.
  'OFL-1.1': /^@fontsource/,
  // A library that is loaded while it runs and can be replaced.
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
}

const refused = (all: readonly Dependency[]): string[] =>
  all
    .filter(({ name, licence }) => !ALLOWED.has(licence) && !ALLOWED_FOR[licence]?.test(name))
    .map(({ name, licence }) => `${name}: ${licence}`)

const all = dependencies()

test('every package that the product runs on has a licence that is allowed', () => {
  expect(all.length).toBeGreaterThan(150)
  expect(all.some(({ isNative }) => isNative)).toBe(true)
  expect(refused(all)).toEqual([])
})

const one = (name: string, licence: string): Dependency => ({ name, licence, isNative: false })

test('it can fail', () => {
  expect(refused([one('a', 'GPL-3.0'), one('b', 'none'), one('c', 'OFL-1.1'), one('d', 'MIT')])).toEqual([
    'a: GPL-3.0',
    'b: none',
    'c: OFL-1.1',
  ])
})

test('the page of licences is up to date; `npm run docs` writes it anew', () => {
  expect(linesOfPage(textOf(LICENCES_DOC))).toEqual(linesOfPage(licencesPage(all)))
})
