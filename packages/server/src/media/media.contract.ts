import { bodyOf } from '@latchkey/domain/platform/validation/request-body'
import { Type } from 'typebox'

const Ids = Type.Union([Type.String(), Type.Array(Type.String()), Type.Null()])

/** Ids separated by commas, or in several parameters. */
export const ImagesQuery = bodyOf(
  {
    ids: Type.Decode(Ids, (ids) =>
      [ids ?? []].flat().flatMap((text) => text.split(',').map((id) => id.trim())),
    ),
  },
  ['ids'],
)
