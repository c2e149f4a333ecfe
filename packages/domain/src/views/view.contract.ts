import { Type, type Static } from 'typebox'

/** A choice as text, number or flag. */
const ChoiceContract = Type.Union([Type.String(), Type.Integer(), Type.Boolean()])

/** The query of a view: all of a list's query but the page (rule A13.1). */
export const ViewQueryContract = Type.Object({
  /** Text by column. */
  filters: Type.Record(Type.String(), Type.String()),
  sort: Type.Union([
    Type.Object({ column: Type.String(), direction: Type.Enum(['asc', 'desc']) }),
    Type.Null(),
  ]),
  /** Page size. */
  limit: Type.Integer(),
  handler: Type.Optional(ChoiceContract),
  waiting: Type.Optional(ChoiceContract),
  checkAgain: Type.Optional(ChoiceContract),
  deposit: Type.Optional(ChoiceContract),
  when: Type.Optional(ChoiceContract),
})

/** The query of a view. */
export type ViewQuery = Static<typeof ViewQueryContract>

/** A saved view as one user has it. */
export const SavedViewContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  query: ViewQueryContract,
  /** Available to everyone who may see the list. */
  isShared: Type.Boolean(),
  /** True for its maker. */
  isMine: Type.Boolean(),
  isPinned: Type.Boolean(),
  /** The list opens with this view. */
  isDefault: Type.Boolean(),
})

export type SavedView = Static<typeof SavedViewContract>
