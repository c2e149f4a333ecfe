import { Type, type Static } from 'typebox'
import { LeadRowContract } from '../leads/lead.contract.ts'

const { id, status, email, phone, property, dateSubmitted, handler } = LeadRowContract.properties

const sharedBy = Type.Array(Type.Enum(['phone', 'email']))

/** Another lead of the same person; `hidden` where the caller may not open it. */
export const DuplicateContract = Type.Union([
  Type.Object({
    id,
    name: Type.String(),
    status,
    email,
    phone,
    property,
    dateSubmitted,
    handler,
    sharedBy,
  }),
  Type.Object({ id, sharedBy, hidden: Type.Literal(true) }),
])

/** Another lead of the same person. */
export type Duplicate = Static<typeof DuplicateContract>

/** A duplicate that the caller may open. */
export type ShownDuplicate = Exclude<Duplicate, { hidden: true }>

/** The other leads of a lead's person, newest first. */
export const DuplicatesContract = Type.Object({
  /** On the same home. */
  possible: Type.Array(DuplicateContract),
  /** On other homes. */
  samePerson: Type.Array(DuplicateContract),
  /** Marked as 'Not a duplicate'. */
  dismissed: Type.Array(DuplicateContract),
  /** True if more exist than are listed. */
  more: Type.Boolean(),
  /** The value that more leads share than are compared; omitted when all were compared. */
  partly: Type.Optional(sharedBy),
  /** Only with `more`: the phone or email to search for, and how many leads the caller finds by it. */
  search: Type.Optional(Type.Object({ text: Type.String(), total: Type.Integer() })),
})

/** The other leads of a lead's person. */
export type Duplicates = Static<typeof DuplicatesContract>

/** The fields not reset because they changed since the merge; false when it was undone already. */
export const UnmergeContract = Type.Union([
  Type.Object({ kept: Type.Array(Type.String()) }),
  Type.Literal(false),
])

/** A merge was rejected for this reason. */
export const MergeErrorContract = Type.Union([
  Type.Object({
    error: Type.Literal('conflict'),
    message: Type.String(),
    changedBy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
  Type.Object({
    error: Type.Literal('cannot-merge'),
    message: Type.String(),
    reason: Type.Enum(['viewing', 'reservation', 'deposit']),
  }),
])

export type MergeError = Static<typeof MergeErrorContract>
