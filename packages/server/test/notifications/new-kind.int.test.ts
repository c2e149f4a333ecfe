import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import { NOTIFICATION_KINDS, type NotificationKind } from '@latchkey/domain/notifications/notification-kinds'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { afterAll, expect, test } from 'vitest'
import { urlOf } from '../_database.setup.ts'
import { serverOfFile } from '../_harness.ts'
import { freePort, spawnServer } from '../_server-process.ts'

// Adds a kind about no lead in a copy of the sources, as in the last step of "A new list page" in docs/MAP.md.

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const KINDS = 'packages/domain/src/notifications/notification-kinds.ts'
const NEW_KIND = (Math.max(...NOTIFICATION_KINDS) + 1) as NotificationKind

const server = await serverOfFile()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'new-kind-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** Returns the script that runs the copy. */
function copyWithKind(): string {
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  for (const name of ['domain', 'server'])
    for (const part of ['src', 'node_modules', 'package.json'])
      fs.cpSync(path.join(ROOT, 'packages', name, part), path.join(folder, 'packages', name, part), {
        recursive: true,
        verbatimSymlinks: true,
      })
  const kinds = fs.readFileSync(path.join(folder, KINDS), 'utf8')
  const changed = kinds
    .replace('  Assigned: 1,', `  Assigned: 1,\n  KeyReturned: ${NEW_KIND},`)
    .replace(
      '  [NOTIFICATION_KIND.Assigned]',
      "  [NOTIFICATION_KIND.KeyReturned]: () => 'A key of yours is back.',\n  [NOTIFICATION_KIND.Assigned]",
    )
  fs.writeFileSync(path.join(folder, KINDS), changed)
  const script = path.join(folder, 'packages/server/src/serve.ts')
  fs.writeFileSync(script, "import { run } from './main.ts'\n\nawait run()\n")
  return script
}

test('a new kind that is about no lead is stored and shown', async () => {
  // The copy runs by the clock of the machine.
  server.clock.now = Date.now()
  const reader = await server.signIn(['users-view'])
  await server.context.change(null, (change) =>
    change.notify({ to: [reader.userId], kind: NEW_KIND, leadId: null }),
  )
  const copy = spawnServer(
    {
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: urlOf(server.address),
      DEMO: '0',
    },
    folder,
    copyWithKind(),
  )
  try {
    await copy.ready()
    const response = await fetch(`${copy.url}/api/notifications/1/20`, { headers: reader.headers })
    const { models } = (await response.json()) as Page<Notification>
    expect(models).toMatchObject([{ kind: NEW_KIND, leadId: null, text: 'A key of yours is back.' }])
  } finally {
    copy.child.kill('SIGTERM')
    await copy.ended
  }
})
