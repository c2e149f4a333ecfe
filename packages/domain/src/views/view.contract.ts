import { Type, type Static } from 'typebox'

/** What a list is narrowed to apart from its columns: text as in an address, or the number or flag that it stands for. */
const ChoiceContract = Type.Union([Type.String(), Type.Integer(), Type.Boolean()])

/** What a view asks of its list: everything but the page. Source: decisions A13.1 and A13.4. */
export const ViewQueryContract = Type.Object({
  /** Text by column. */
  filters: Type.Record(Type.String(), Type.String()),
  sort: Type.Union([
    Type.Object({ column: Type.String(), direction: Type.Enum(['asc', 'desc']) }),
    Type.Null(),
  ]),
  /** Rows on a page. */
  limit: Type.Integer(),
  handler: Type.Optional(ChoiceContract),
  waiting: Type.Optional(ChoiceContract),
})

/** What a view asks of its list. */
export type ViewQuery = Static<typeof ViewQueryContract>

/** A view as one person has it. Source: decision A13. */
export const SavedViewContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  query: ViewQueryContract,
  /** True for a view that everybody with the list has. */
  isShared: Type.Boolean(),
  /** True for the person who made it. */
  isMine: Type.Boolean(),
  isPinned: Type.Boolean(),
  /** True for the view with which this person's list opens. */
  isDefault: Type.Boolean(),
})

/** A view as one person has it. */
export type SavedView = Static<typeof SavedViewContract>

/** Why a view was not saved: its maker has as many of the list as there can be. Source: decision A13.4. */
export const TooManyViewsContract = Type.Object({
  error: Type.Literal('too-many'),
  message: Type.String(),
  max: Type.Integer(),
})
