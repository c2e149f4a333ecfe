import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'

const SETTING = 'session-signing-key'

/** The key that signs session tokens: made at the first start of an installation, the same for all its processes. */
export async function loadSigningKey({ db, change }: Pick<Context, 'db' | 'change'>): Promise<Buffer> {
  const saved = await read(db)
  if (saved !== undefined) return saved
  await change(null, async (made) => {
    await made.db
      .insertInto('setting')
      .values({ key: SETTING, value: randomBytes(32).toString('base64') })
      // Of two processes that start together the first one's key counts.
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  })
  const key = await read(db)
  if (key === undefined) throw new Error('The key that signs session tokens could not be stored.')
  return key
}

async function read(db: Context['db']): Promise<Buffer | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst()
  return row && Buffer.from(row.value, 'base64')
}
