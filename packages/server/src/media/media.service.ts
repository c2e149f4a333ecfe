import type { Media } from '@latchkey/domain/media/media.contract'
import { IMAGES_AT_ONCE } from '@latchkey/domain/media/media.limits'
import type { ErrorName } from '@latchkey/domain/platform/field-errors'
import type { Context } from '../context/context.ts'
import { rateLimitOn } from '../rate-limits/rate-limit.ts'
import { rejectErrors } from '../platform/http/accepted.ts'
import { overloaded, rateLimited } from '../platform/http/error.ts'
import { counterOf, type Caller } from '../platform/http/actor.ts'
import type { SentFile } from '../platform/http/uploads.ts'
import { presentMedia } from './media.present.ts'
import { mediaQueries } from './media.queries.ts'
import { PICTURES_PER_HOUR, PICTURES_WAITING, PICTURES_WINDOW_MS } from './media.limits.ts'
import { openMediaStore } from './open-media-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { drawPicture, keepPicture, pictureProblem } from './picture.ts'

export type MediaService = ReturnType<typeof mediaService>

export function mediaService(context: Context) {
  const store = openMediaStore(context.config)
  const limit = rateLimitOn(context)
  // Image processing and password hashes share the thread pool: sixteen pictures at once delayed every sign-in.
  const inTurn = oneAtATime(PICTURES_WAITING)

  /** @throws AppError 429 above the limit of the caller */
  async function countUpload(caller: Caller): Promise<void> {
    const most = caller.permissions.has('properties-view')
      ? PICTURES_PER_HOUR.ofHomes
      : PICTURES_PER_HOUR.ofOneself
    const tries = await limit.hit(`picture:${counterOf(caller)}`, most, PICTURES_WINDOW_MS)
    if (!tries.isAllowed) throw rateLimited(tries.retryAfterSeconds)
  }

  return {
    /** Re-encodes the picture, one at a time; errors are reported under `upload`. */
    async upload(actor: Caller, file: SentFile | ErrorName): Promise<Media> {
      if (typeof file === 'string') throw rejected(file)
      const problem = await pictureProblem(file.bytes, file.name)
      if (problem !== null) throw rejected(problem)
      await countUpload(actor)
      const drawn = await inTurn(() => drawPicture(file.bytes)).catch(() => {
        throw rejected('pattern')
      })
      if (drawn === null) throw overloaded()
      const { location, contentType, byteCount, width, height } = drawn
      // Before the file: the sweep finds what an interrupted upload leaves by its row.
      const id = await context.change(actor, (change) =>
        mediaQueries(change.db).insert({
          location,
          original_name: file.name,
          content_type: contentType,
          byte_count: byteCount,
          width,
          height,
          uploaded_by: actor.userId,
        }),
      )
      await keepPicture(store, drawn)
      return presentMedia({ id, location, external_url: null, original_name: file.name })
    },

    /** Finds pictures in the order of the ids; unknown ones are left out. */
    async byIds(ids: readonly string[]): Promise<Media[]> {
      const numbers = ids.filter((text) => /^\d{1,9}$/.test(text)).map(Number)
      if (ids.every((text) => text === '')) rejectErrors({ ids: ['required'] })
      const wanted = [...new Set(numbers)].slice(0, IMAGES_AT_ONCE)
      const found = await mediaQueries(context.db).byIds(wanted)
      const byId = new Map(found.map((picture) => [picture.id, picture]))
      return wanted.flatMap((id) => byId.get(id) ?? []).map(presentMedia)
    },
  }
}

function rejected(name: ErrorName): unknown {
  try {
    rejectErrors({ upload: [name] })
  } catch (error) {
    return error
  }
  return new Error('An error was named and not thrown.')
}
