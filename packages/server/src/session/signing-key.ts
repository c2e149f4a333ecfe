import { randomBytes } from 'node:crypto'
import type { Context } from '../context/context.ts'
import { signingKeyOf, type SigningKey } from './jwt.ts'

const SETTING = 'session-signing-key'

/** The signing key of the installation, shared by its processes; created at the first start, loaded on first use. */
export function installationKey(context: Pick<Context, 'db' | 'change'>): () => Promise<SigningKey> {
  let key: Promise<SigningKey> | undefined
  return () =>
    (key ??= load(context).catch((error: unknown) => {
      key = undefined
      throw error
    }))
}

async function load({ db, change }: Pick<Context, 'db' | 'change'>): Promise<SigningKey> {
  const saved = await read(db)
  if (saved !== undefined) return saved
  await change(null, async (made) => {
    await made.db
      .insertInto('setting')
      .values({ key: SETTING, value: randomBytes(32).toString('base64') })
      // If two processes start together, both use the first one's key.
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  })
  const key = await read(db)
  if (key === undefined) throw new Error('The key that signs tokens could not be stored.')
  return key
}

async function read(db: Context['db']): Promise<SigningKey | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst()
  return row && signingKeyOf(Buffer.from(row.value, 'base64'))
}
