import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import { LeadContract } from '../leads/lead.contract.ts'
import type { RecordKind } from './record-names.ts'

const TextOrNull = Type.Union([Type.String(), Type.Null()])

/** What of a lead a search can match, in the order in which it is looked at. Source: decision A1. */
export const LEAD_MATCHES = ['name', 'email', 'phone', 'address', 'property'] as const

/** What of a lead was found. */
export type LeadMatch = (typeof LEAD_MATCHES)[number]

const FoundLeadContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  status: LeadContract.properties.status,
  propertyName: TextOrNull,
  postcode: TextOrNull,
  matched: Type.Enum([...LEAD_MATCHES]),
  /** What was matched, as a person reads it. */
  matchedText: Type.String(),
})

const FoundHomeContract = Type.Object({
  id: Type.Integer(),
  projectId: Type.Union([Type.Integer(), Type.Null()]),
  projectName: TextOrNull,
  name: Type.String(),
  postcode: TextOrNull,
  availability: Type.Union([Type.Integer(), Type.Null()]),
})

const FoundProjectContract = Type.Object({ id: Type.Integer(), name: Type.String(), city: TextOrNull })

const FoundUserContract = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  /** First and last name, or the username while both are empty. */
  name: Type.String(),
  active: Type.Boolean(),
})

/** A lead that a search found. */
export type FoundLead = Static<typeof FoundLeadContract>

/** A unit or a property that a search found. */
export type FoundHome = Static<typeof FoundHomeContract>

/** A project that a search found. */
export type FoundProject = Static<typeof FoundProjectContract>

/** A user that a search found. */
export type FoundUser = Static<typeof FoundUserContract>

const groupOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    items: Type.Array(item),
    /** True where the group has more than it shows. */
    more: Type.Boolean(),
  })

const recentOf = <Kind extends RecordKind, Fields extends TProperties>(kind: Kind, item: TObject<Fields>) =>
  Type.Object({ kind: Type.Literal(kind), ...item.properties })

const RecentItemContract = Type.Union([
  recentOf('lead', FoundLeadContract),
  recentOf('unit', FoundHomeContract),
  recentOf('property', FoundHomeContract),
  recentOf('project', FoundProjectContract),
  recentOf('user', FoundUserContract),
])

/** What a search answers: for a text the groups that the person may see, for records that were opened those. Source: decision A1. */
export const SearchAnswerContract = Type.Object({
  leads: Type.Optional(groupOf(FoundLeadContract)),
  units: Type.Optional(groupOf(FoundHomeContract)),
  properties: Type.Optional(groupOf(FoundHomeContract)),
  projects: Type.Optional(groupOf(FoundProjectContract)),
  users: Type.Optional(groupOf(FoundUserContract)),
  recent: Type.Optional(Type.Array(RecentItemContract)),
})

/** What a search answers. */
export type SearchAnswer = Static<typeof SearchAnswerContract>

/** A record that was opened recently, as it is now. */
export type RecentItem = Static<typeof RecentItemContract>
