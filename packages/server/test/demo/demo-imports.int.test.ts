import type { ListedImport } from '@latchkey/domain/imports/import.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts'
import { buildFeatures } from '../../src/features.ts'
import { serverOfFile } from '../_harness.ts'
import { signInAs } from '../_people.ts'

const server = await serverOfFile({ config: { demo: true } })
await buildFeatures(server.context).prepare()

test('staff are imported, inactive; enquiries are checked, with three problems of twelve rows', async () => {
  const token = await signInAs(server.app, 'admin@latchkey.example', DEMO_PASSWORD)
  const response = await server.app.inject({
    url: '/api/imports/1/10',
    headers: { authorization: `Bearer ${token}` },
  })
  const { models } = response.json<Page<ListedImport>>()
  expect(models.map(({ kind, system, state, rows: count }) => [kind, system, state, count])).toEqual([
    ['enquiries', 'Old system', 'checked', 12],
    ['staff', 'Old spreadsheet', 'done', 2],
  ])
  expect(models[0]?.counts).toMatchObject({ create: 9, problems: 3, duplicates: 0 })
  const agents = await server.db
    .selectFrom('app_user')
    .select(['active', 'password_hash'])
    .where('username', 'in', ['nadia.brook@latchkey.example', 'owen.tate@latchkey.example'])
    .execute()
  expect(agents).toEqual([
    { active: false, password_hash: null },
    { active: false, password_hash: null },
  ])
})
