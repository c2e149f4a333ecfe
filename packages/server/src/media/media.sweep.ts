import type { Context } from '../context/context.ts'
import { openMediaStore } from './media.store.ts'
import { mediaSweepQueries } from './media.sweep.queries.ts'
import { dropPicture } from './picture.ts'

/**
 * Deletes pictures that nothing has shown since then: those of a form that was abandoned, and of what was
 * deleted. Safe to run twice, and while somebody is about to show one of them.
 * @throws when the store fails to delete a file; that picture is tried again, and the others are deleted.
 */
export async function sweepPictures(context: Context, unusedSince: Date): Promise<void> {
  const store = openMediaStore(context.config)
  await context.change(null, ({ db }) => mediaSweepQueries(db).note(new Date(context.now())))
  const failures: unknown[] = []
  for (const id of await mediaSweepQueries(context.db).unusedSince(unusedSince)) {
    try {
      await context.change(null, async ({ db }) => {
        const queries = mediaSweepQueries(db)
        const picture = await queries.lock(id)
        if (!picture || !(await queries.isUnused(id))) return
        await queries.remove(id)
        // Before the commit: a row outlives its files, so that no file is left without a row.
        if (picture.location !== null) await dropPicture(store, picture.location)
      })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} pictures could not be swept away`)
  }
}
