import { Anything, bodyOf, Flag, Ids, Text } from '../platform/validation/request-body.ts'
import { VIEWS_ORDERED_MAX } from './view.limits.ts'

/** A view to be saved. What a change leaves out stays as it is. Source: decision A13. */
export const SaveViewBody = bodyOf(
  {
    name: Text,
    query: Anything,
    isShared: Flag('enumerable'),
    /** The maker's own use of it, only with a new one. */
    isPinned: Flag('enumerable'),
    isDefault: Flag('enumerable'),
  },
  ['name'],
)

/** A person's own use of a view; what is left out stays as it is. */
export const UseViewBody = bodyOf({ isPinned: Flag('enumerable'), isDefault: Flag('enumerable') })

/** The views of a list in a person's own order. */
export const OrderViewsBody = bodyOf({ ids: Ids('invalid', VIEWS_ORDERED_MAX) }, ['ids'])
