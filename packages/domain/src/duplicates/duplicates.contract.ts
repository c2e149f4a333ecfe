import { Type, type Static } from 'typebox'
import { LeadRowContract } from '../leads/lead.contract.ts'

const { id, status, email, phone, property, dateSubmitted, handler } = LeadRowContract.properties

const sharedBy = Type.Array(Type.Enum(['phone', 'email']))

/** Another lead of the same person, as far as the caller may see it. */
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

/** One that the caller may open. */
export type ShownDuplicate = Exclude<Duplicate, { hidden: true }>

/** The other leads of a lead's person, newest first. Source: decision A4.1. */
export const DuplicatesContract = Type.Object({
  /** About the same home. */
  possible: Type.Array(DuplicateContract),
  /** About other homes. */
  samePerson: Type.Array(DuplicateContract),
  /** Of which somebody said that they are no duplicates. */
  dismissed: Type.Array(DuplicateContract),
  /** True where there are more than are listed. */
  more: Type.Boolean(),
  /** Then what finds them in the search, the phone or the email, and how many leads the caller finds by it. */
  search: Type.Optional(Type.Object({ text: Type.String(), total: Type.Integer() })),
})

/** The other leads of a lead's person. */
export type Duplicates = Static<typeof DuplicatesContract>

/** What unmerging answers: the fields left as they are, because somebody changed them since; false when it was undone already. Source: decision A4.4. */
export const UnmergeContract = Type.Union([
  Type.Object({ kept: Type.Array(Type.String()) }),
  Type.Literal(false),
])

/** Why two leads cannot be merged. Source: decision A4.3. */
export const MergeRefusalContract = Type.Union([
  Type.Object({
    error: Type.Literal('conflict'),
    message: Type.String(),
    changedBy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
  Type.Object({
    error: Type.Literal('cannot-merge'),
    message: Type.String(),
    reason: Type.Enum(['viewing', 'reservation']),
  }),
])

/** Why two leads cannot be merged. */
export type MergeRefusal = Static<typeof MergeRefusalContract>
