import { Anything, bodyOf, Flag, Ids, Text } from '../platform/validation/request-body.ts'
import { VIEWS_SEEN_MAX } from './view.limits.ts'

/** A missing field keeps its saved value. */
export const SaveViewBody = bodyOf(
  {
    name: Text,
    query: Anything,
    isShared: Flag('enumerable'),
    /** The maker's own use, for a new view only. */
    isPinned: Flag('enumerable'),
    isDefault: Flag('enumerable'),
  },
  ['name'],
)

/** A user's own use of a view; a missing field keeps its saved value. */
export const UseViewBody = bodyOf({ isPinned: Flag('enumerable'), isDefault: Flag('enumerable') })

export const OrderViewsBody = bodyOf({ ids: Ids('invalid', VIEWS_SEEN_MAX) }, ['ids'])
