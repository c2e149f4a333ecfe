import type { Context } from '../context/context.ts'
import { verifyPassword } from '../platform/crypto/password-hash.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'

/** Warns where the demo is off, on a database on which it was on before. */
export async function warnOfDemoAccounts({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const people = await db
    .selectFrom('app_user')
    .select(['username', 'password_hash'])
    .where(
      'username',
      'in',
      DEMO_ACCOUNTS.map(({ username }) => username),
    )
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  const isOpen = await Promise.all(
    people.map(
      async ({ password_hash: hash }) => hash !== null && (await verifyPassword(DEMO_PASSWORD, hash)),
    ),
  )
  const open = people.filter((_, index) => isOpen[index]).map(({ username }) => username)
  if (open.length === 0) return
  log.warn(
    { usernames: open },
    'Accounts of the demo still have the password that everyone knows: disable them, or start on another database',
  )
}
