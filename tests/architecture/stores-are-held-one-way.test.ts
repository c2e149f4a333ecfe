import { expect, test } from 'vitest'
import { productSources } from './_tree.ts'

test('a store of one page is created by useStore, that of a tenant’s page by visitOf', () => {
  const creating = productSources().filter(
    ({ file, text }) => file.startsWith('packages/app/') && text.includes('Model.create('),
  )
  expect(creating.map(({ file }) => file)).toEqual([
    // The entry of tenants, which has no tree.
    'packages/app/src/pages/tenants/start.tsx',
    'packages/app/src/pages/tenants/visit-of.tsx',
    'packages/app/src/runtime/use-store.ts',
  ])
})
