import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import { LeadContract } from '../leads/lead.contract.ts'
import type { RecordKind } from './record-names.ts'

const TextOrNull = Type.Union([Type.String(), Type.Null()])

/** Fields of a lead that a search can match, in order of precedence. */
export const LEAD_MATCHES = ['name', 'email', 'phone', 'address', 'property'] as const

/** The field of a lead that matched. */
export type LeadMatch = (typeof LEAD_MATCHES)[number]

const FoundLeadContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  status: LeadContract.properties.status,
  propertyName: TextOrNull,
  postcode: TextOrNull,
  matched: Type.Enum([...LEAD_MATCHES]),
  /** The matching value, for display. */
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
  /** First and last name, or the username when both are empty. */
  name: Type.String(),
  active: Type.Boolean(),
})

/** A lead in search results. */
export type FoundLead = Static<typeof FoundLeadContract>

/** A unit or property in search results. */
export type FoundHome = Static<typeof FoundHomeContract>

/** A project in search results. */
export type FoundProject = Static<typeof FoundProjectContract>

/** A user in search results. */
export type FoundUser = Static<typeof FoundUserContract>

const groupOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    items: Type.Array(item),
    /** True if more match than are listed. */
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

/** For a text, the groups that the caller may see; for `recent`, those records. */
export const SearchResponseContract = Type.Object({
  leads: Type.Optional(groupOf(FoundLeadContract)),
  units: Type.Optional(groupOf(FoundHomeContract)),
  properties: Type.Optional(groupOf(FoundHomeContract)),
  projects: Type.Optional(groupOf(FoundProjectContract)),
  users: Type.Optional(groupOf(FoundUserContract)),
  recent: Type.Optional(Type.Array(RecentItemContract)),
})

/** The answer of a search. */
export type SearchResponse = Static<typeof SearchResponseContract>

/** A recently opened record with its present data. */
export type RecentItem = Static<typeof RecentItemContract>
