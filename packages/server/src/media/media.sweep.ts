import type { Context } from '../context/context.ts'
import { openMediaStore } from './open-media-store.ts'
import { mediaSweepQueries } from './media.sweep.queries.ts'
import { dropPicture } from './picture.ts'

/**
 * Deletes pictures unused for long, from abandoned forms and deleted records. Idempotent, and safe while a picture is
 * about to be used.
 * @throws when the store fails to delete a file; that picture is retried by the next run, the others are deleted.
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
        // Before the commit: the row outlives its files, so that no file is orphaned.
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
