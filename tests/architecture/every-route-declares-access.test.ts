import { expect, test } from 'vitest'
import type { ESTree } from 'vite'
import { methodCallsOf } from './_syntax.ts'
import { productSources, type Source } from './_tree.ts'

const VERBS = new Set(['get', 'post', 'put', 'patch', 'delete', 'all', 'route'])

/** Files of the built app and pictures: no part of the API, and without access rules. */
const FILES = 'packages/server/src/static/static.ts'

const server = productSources().filter(({ file }) => file.startsWith('packages/server/') && file !== FILES)

/** Routes of a file: calls of a verb on the app, such as `app.get('/leads', …)`. */
const routesOf = (source: Source) =>
  methodCallsOf(source).filter(({ object, method }) => object === 'app' && VERBS.has(method))

/** Calls of a table, whose access the compiler demands. */
const servedIn = ({ text }: Source) => [...text.matchAll(/\bserve\(\s*app,/g)]

/** Paths of the routes that do not declare their access in place. */
function undeclared(source: Source): string[] {
  return routesOf(source)
    .filter(({ args }) => !args.some((arg) => propertyOf(propertyOf(arg, 'config'), 'access')))
    .map(
      ({ args: [address] }) => `${source.file}: ${address?.type === 'Literal' ? String(address.value) : '?'}`,
    )
}

function propertyOf(node: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined
  const found = node.properties.find(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name,
  )
  return found?.type === 'Property' ? found.value : undefined
}

test('the rule finds the routes', () => {
  expect(server.flatMap(routesOf).length).toBeGreaterThan(5)
  expect(server.flatMap(servedIn).length).toBeGreaterThan(80)
})

test('every route declares who may call it', () => {
  expect(server.flatMap(undeclared)).toEqual([])
})

test.each([
  ["app.get('/a', { config: { access: 'public' } }, handler)", 0],
  ["app.post('/a', handler)", 1],
  ["app.put('/a', { config: {}, schema: { access: 1 } }, handler)", 1],
  ["function routes() { app.delete<{ Params: Id }>('/a', { schema }, handler) }", 1],
  ["app.route({ method: 'GET', url: '/a', config: { access: 'signed-in' }, handler })", 0],
])('it can fail: %j has %i undeclared', (text, count) => {
  expect(undeclared({ file: 'a.routes.ts', text })).toHaveLength(count)
})
