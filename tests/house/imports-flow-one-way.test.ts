import { expect, test } from 'vitest'
import { filesIn, importsOf, isForTests, isSource, textOf, type Import } from './_tree.ts'

const sources = filesIn('packages').filter((file) => isSource(file) && file.includes('/src/'))
const product = sources.filter((file) => !isForTests(file))
const imports = product.flatMap(importsOf)

/** `packages/<package>/src/<shelf>/<feature>/…`, as far as it goes. */
function placeOf(file: string) {
  const [, name = '', , shelf = '', feature = ''] = file.split('/')
  return { name, shelf, feature }
}

const said = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`)

test('the rule reads the tree', () => {
  expect(product.length).toBeGreaterThan(100)
  expect(imports.length).toBeGreaterThan(300)
})

test('the domain knows nothing of screens, machines or the network', () => {
  const foreign = /^(node:|react|styled-components|axios|socket\.io|fastify|kysely|pg\b|@base-ui)/
  expect(said(imports.filter(({ from, to }) => placeOf(from).name === 'domain' && foreign.test(to)))).toEqual(
    [],
  )
})

test('packages only look down: domain, then ui, then app; the server looks at the domain alone', () => {
  const below: Record<string, string[]> = {
    domain: [],
    ui: ['domain'],
    app: ['domain', 'ui'],
    server: ['domain'],
  }
  const upward = imports.filter(({ from, to }) => {
    const [own, other] = [placeOf(from).name, to.startsWith('packages/') ? placeOf(to).name : '']
    return other !== '' && other !== own && !below[own]?.includes(other)
  })
  expect(said(upward)).toEqual([])
})

test('primitives of the design system know no word of lettings', () => {
  const strayed = imports.filter(({ from, to }) => {
    const own = placeOf(from)
    return (
      own.name === 'ui' && own.shelf !== 'lettings' && /^packages\/(domain\/|ui\/src\/lettings\/)/.test(to)
    )
  })
  expect(said(strayed)).toEqual([])
})

test('one feature of the lettings shelf never reaches into another', () => {
  const strayed = imports.filter(({ from, to }) => {
    const [own, other] = [placeOf(from), placeOf(to)]
    return (
      own.shelf === 'lettings' &&
      to.startsWith('packages/ui/') &&
      other.shelf === 'lettings' &&
      own.feature !== other.feature
    )
  })
  expect(said(strayed)).toEqual([])
})

test('one page never reaches into the folder of another; the lead dialog is there for all', () => {
  const shared = new Set(['leads'])
  const strayed = imports.filter(({ from, to }) => {
    const [own, other] = [placeOf(from), placeOf(to)]
    return (
      own.name === 'app' &&
      own.shelf === 'routes' &&
      to.startsWith('packages/app/src/routes/') &&
      own.feature !== other.feature &&
      !shared.has(other.feature)
    )
  })
  expect(said(strayed)).toEqual([])
})

test('schemas stay out of the browser: files that hold them are imported for their types only', () => {
  const holdsSchemas = new Set(
    product.filter((file) => importsOf(file).some(({ to, isTypeOnly }) => to === 'typebox' && !isTypeOnly)),
  )
  const loaded = imports.filter(
    ({ from, to, isTypeOnly }) =>
      ['ui', 'app'].includes(placeOf(from).name) &&
      (to === 'typebox' || holdsSchemas.has(`${to.replace(/\.ts$/, '')}.ts`)) &&
      !isTypeOnly,
  )
  expect(holdsSchemas.size).toBeGreaterThan(3)
  expect(said(loaded)).toEqual([])
})

test('the server takes no models and no stores', () => {
  const taken = imports.filter(
    ({ from, to }) => placeOf(from).name === 'server' && /\/domain\/.*\.(model|store)(\.ts)?$/.test(to),
  )
  expect(said(taken)).toEqual([])
})

test('no file is a barrel', () => {
  expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
})

test('only one file reads settings from the environment', () => {
  const readers = product
    .filter((file) => file.startsWith('packages/server/'))
    .filter((file) => textOf(file).replaceAll("process.env['PATH']", '').includes('process.env'))
  expect(readers).toEqual(['packages/server/src/config/env.ts'])
})
