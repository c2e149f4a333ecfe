import { newComponent } from '../../scripts/new/component.ts'
import { newFeature } from '../../scripts/new/feature.ts'

const feature = newFeature('keys')
const component = newComponent('lettings/keys/KeysTable')

/** The commands of "A new list page" in docs/MAP.md; a page of keys, of whose return the staff are notified. */
export const GENERATED = {
  files: { ...feature.files, ...component.files },
  edits: [...feature.edits, ...component.edits],
}

/** Files of the page, generated or not, by hand. */
export const WRITTEN: Readonly<Record<string, string>> = {
  'packages/domain/src/keys/keys.calls.ts': `import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { pageQuery } from '../platform/lists/list-query.ts'
import type { Page } from '../platform/lists/page.ts'
import type { Key } from './key.contract.ts'

export const keysCalls = {
  list: { call: 'GET /keys/:page/:limit', params: pageQuery, response: typed<Page<Key>> },
  giveBack: { call: 'POST /keys/:id/give-back' },
} as const satisfies CallTable

export interface KeysEnv extends EnvOf<{ keys: typeof keysCalls }> {}
`,
  'packages/domain/src/keys/keys.store.ts': `import { getEnv, types } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import { SavingModel, writeAndFollow } from '../platform/records/saving.store.ts'
import type { Key } from './key.contract.ts'
import type { KeysEnv } from './keys.calls.ts'

const KeyListModel = listModelOf<Key, never>({
  name: 'Key list',
  fetchPage: (list, query) => getEnv<KeysEnv>(list).keys.list(query),
})

export const KeysStoreModel = SavingModel.named('Keys')
  .props({ list: types.optional(KeyListModel, {}) })
  .actions((self) => ({ receiveRefresh: () => self.list.refresh() }))
  .actions((self) => ({
    giveBack: (id: number) => writeAndFollow(self, () => getEnv<KeysEnv>(self).keys.giveBack(id)),
  }))
`,
  'packages/server/src/keys/keys.routes.ts': `import { KeyContract } from '@latchkey/domain/keys/key.contract'
import { keysCalls } from '@latchkey/domain/keys/keys.calls'
import { PageOf } from '@latchkey/domain/platform/lists/page.contract'
import type { FastifyPluginAsync } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import type { KeysService } from './keys.service.ts'

export const keysRoutes =
  (keys: KeysService): FastifyPluginAsync =>
  async (app) => {
    serve(app, keysCalls.list, { access: 'signed-in', response: PageOf(KeyContract) }, (call) => keys.page(call.params))
    serve(app, keysCalls.giveBack, { access: 'signed-in' }, (call) => keys.giveBack(call.actor, call.params.id))
  }
`,
  'packages/server/src/keys/keys.service.ts': `import type { Key } from '@latchkey/domain/keys/key.contract'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification.kinds'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Context } from '../context/context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { keysQueries } from './keys.queries.ts'

export interface KeysService {
  page(params: { page: number; limit: number }): Promise<Page<Key>>
  giveBack(actor: Actor, id: number): Promise<boolean>
}

export const keysService = (context: Context): KeysService => ({
  async page(params) {
    const bounds = boundedPage(params)
    const { rows, total } = await keysQueries(context.db).page(bounds)
    return pageOf(rows, total, bounds)
  },
  giveBack: (actor, id) =>
    context.change(actor, async (change) => {
      const holder = await keysQueries(change.db).giveBack(id)
      await change.notify({ to: [holder], kind: NOTIFICATION_KIND.KeyReturned, leadId: null })
      return true
    }),
})
`,
  'packages/server/src/keys/keys.queries.ts': `import type { Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

export const keysQueries = (db: Kysely<Db>) => ({
  async page({ page, limit }: { page: number; limit: number }) {
    const rows = await db
      .selectFrom('key')
      .select(['id', 'name'])
      .orderBy('name')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const { total } = await db
      .selectFrom('key')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { rows, total }
  },
  /** Resolves with the former holder. */
  async giveBack(id: number): Promise<number | null> {
    const row = await db.selectFrom('key').select('holder_id').where('id', '=', id).executeTakeFirst()
    await db.updateTable('key').set({ holder_id: null }).where('id', '=', id).execute()
    return row?.holder_id ?? null
  },
})
`,
  'packages/ui/src/lettings/keys/KeysTable/KeysTable.tsx': `import type { Key } from '@latchkey/domain/keys/key.contract'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { ListTable, type ListState } from '../../ListTable.tsx'

export interface KeysTableProps extends ListState<Key, never> {}

const NOUN = { one: 'key', many: 'keys' }
const idOf = ({ id }: Key) => String(id)
const COLUMNS: readonly DataColumn<Key, 'name'>[] = [
  { id: 'name', header: 'Key', accessorFn: ({ name }) => name, meta: { widthRem: 14, isTitle: true } },
]

/** The list of keys. */
export function KeysTable(list: KeysTableProps) {
  return <ListTable<Key, 'name', never> {...list} label="Keys" noun={NOUN} columns={COLUMNS} rowId={idOf} />
}
`,
  'packages/app/src/pages/keys/KeysPage.tsx': `import { KeysStoreModel } from '@latchkey/domain/keys/keys.store'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { KeysTable } from '@latchkey/ui/lettings/keys/KeysTable/KeysTable.tsx'
import { observer } from 'mobx-react-lite'
import { getEnv } from 'mobx-state-tree'
import { useTable } from '../../components/use-table.ts'
import { lateStore } from '../../runtime/late-store.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'

const keysOf = lateStore((staff) => KeysStoreModel.create({}, getEnv(staff)))

export const KeysPage = observer(function KeysPage() {
  const { list } = keysOf(useStaff(), useRuntime().root.session)
  const table = useTable(list)
  return (
    <>
      <PageHeader title={PAGES.keys.title} />
      <KeysTable {...table} />
    </>
  )
})
`,
}

/** Its lines in existing files. */
export const REGISTERED: Readonly<Record<string, readonly (readonly [text: string, replacement: string])[]>> =
  {
    'packages/domain/src/navigation/pages.ts': [
      [
        '  profile: {',
        "  keys: {\n    path: '/main-menu/keys',\n    title: 'Keys',\n    access: [],\n    menu: { section: 'main-menu', purpose: 'Who holds which key', icon: 'key' },\n  },\n  profile: {",
      ],
    ],
    'packages/domain/src/notifications/notification.kinds.ts': [
      ['  ReferencingResult: 8,', '  ReferencingResult: 8,\n  KeyReturned: 99,'],
      [
        '  [NOTIFICATION_KIND.ReferencingResult]',
        "  [NOTIFICATION_KIND.KeyReturned]: () => 'A key of yours is back.',\n  [NOTIFICATION_KIND.ReferencingResult]",
      ],
    ],
    'packages/server/src/db/tables/stock.ts': [
      [
        'export interface StockTables {',
        'export interface StockTables {\n  key: { id: Generated<number>; name: string; holder_id: number | null }',
      ],
    ],
    'packages/app/src/router/page-components.tsx': [
      [
        '  today: lazy',
        "  keys: lazyPart(() => import('../pages/keys/KeysPage.tsx'), 'KeysPage'),\n  today: lazy",
      ],
    ],
  }

/** All files of the page except tests, stories and the migration. */
export const FILES_OF_LIST_PAGE: readonly string[] = [
  ...new Set([
    ...Object.keys(GENERATED.files),
    ...GENERATED.edits.map(({ file }) => file),
    ...Object.keys(WRITTEN),
    ...Object.keys(REGISTERED),
  ]),
].filter((file) => !/\.stories\.tsx$|\.test\.ts$/.test(file))
