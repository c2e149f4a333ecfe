import { bodyOf } from '@latchkey/domain/platform/validation/request-body'
import { Type } from 'typebox'

const Ids = Type.Union([Type.String(), Type.Array(Type.String()), Type.Null()])

/** Names pictures by their ids, separated by commas or one in each of several parameters. Source: decision J23. */
export const ImagesQuery = bodyOf(
  {
    ids: Type.Decode(Ids, (ids) =>
      [ids ?? []].flat().flatMap((text) => text.split(',').map((id) => id.trim())),
    ),
  },
  ['ids'],
)
