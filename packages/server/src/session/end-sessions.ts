import type { Change } from '../context/context.ts'

/** Ends all sessions of a person, or all but one, with their sockets and pending second steps. */
export async function endSessions(
  change: Pick<Change, 'db' | 'disconnect'>,
  userId: number,
  at: Date,
  { except = null }: { except?: number | null } = {},
): Promise<void> {
  const ended = await change.db
    .updateTable('session')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '<>', except ?? 0))
    .returning('id')
    .execute()
  await change.db.deleteFrom('two_factor_challenge').where('user_id', '=', userId).execute()
  change.disconnect(ended.map(({ id }) => id))
}
