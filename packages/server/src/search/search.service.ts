import { recordNamesIn, type RecordKind, type RecordName } from '@latchkey/domain/search/record-names'
import type { RecentItem, SearchResponse } from '@latchkey/domain/search/search.contract'
import { limitIn, searchQueryErrors, type SearchQueryValues } from '@latchkey/domain/search/search.query'
import { searchTermsOf } from '@latchkey/domain/search/search-terms'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import type { Context } from '../context/context.ts'
import { openSections } from '../leads/record/lead.policy.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import {
  presentFoundHome,
  presentFoundLead,
  presentFoundProject,
  presentFoundUser,
} from './search.present.ts'
import { searchQueries, type Wanted } from './search.queries.ts'

export interface SearchService {
  /**
   * Finds records by text, or the current state of given records.
   * @throws AppError 422
   */
  search(actor: Actor, requested: Received<SearchQueryValues>): Promise<SearchResponse>
}

export function searchService({ db }: Pick<Context, 'db'>): SearchService {
  const queries = searchQueries(db)

  /** False for kinds that the person may not see. */
  function readersOf({ permissions }: Actor) {
    const sections = openSections({ permissions })
    const hasStock = permissions.has('properties-view')
    return {
      lead:
        sections.length > 0 &&
        (async (wanted: Wanted) => (await queries.leads(sections, wanted)).map(presentFoundLead)),
      unit: hasStock && (async (wanted: Wanted) => (await queries.units(wanted)).map(presentFoundHome)),
      property:
        hasStock && (async (wanted: Wanted) => (await queries.properties(wanted)).map(presentFoundHome)),
      project:
        hasStock && (async (wanted: Wanted) => (await queries.projects(wanted)).map(presentFoundProject)),
      user:
        permissions.has('users-view') &&
        (async (wanted: Wanted) => (await queries.users(wanted)).map(presentFoundUser)),
    } as const satisfies Record<RecordKind, unknown>
  }

  async function find(actor: Actor, values: SearchQueryValues): Promise<SearchResponse> {
    const limit = limitIn(values)
    // One more than is shown, to know whether there are more.
    const wanted = { terms: searchTermsOf(values.q), limit: limit + 1 }
    const group = async <Item>(read: false | ((wanted: Wanted) => Promise<Item[]>)) => {
      if (!read) return undefined
      const items = await read(wanted)
      return { items: items.slice(0, limit), more: items.length > limit }
    }
    const readers = readersOf(actor)
    const [leads, units, properties, projects, users] = await Promise.all([
      group(readers.lead),
      group(readers.unit),
      group(readers.property),
      group(readers.project),
      group(readers.user),
    ])
    return {
      ...(leads && { leads }),
      ...(units && { units }),
      ...(properties && { properties }),
      ...(projects && { projects }),
      ...(users && { users }),
    }
  }

  async function recent(actor: Actor, records: readonly RecordName[]): Promise<RecentItem[]> {
    const readers = readersOf(actor)
    const read = async <Kind extends RecordKind, Item extends { id: number }>(
      kind: Kind,
      reader: false | ((wanted: Wanted) => Promise<Item[]>),
    ) => {
      const ids = records.filter((record) => record.kind === kind).map(({ id }) => id)
      if (!reader || ids.length === 0) return []
      return (await reader({ ids })).map((item) => ({ kind, ...item }))
    }
    const found = (
      await Promise.all([
        read('lead', readers.lead),
        read('unit', readers.unit),
        read('property', readers.property),
        read('project', readers.project),
        read('user', readers.user),
      ])
    ).flat()
    return records.flatMap(({ kind, id }) => found.filter((item) => item.kind === kind && item.id === id))
  }

  return {
    async search(actor, requested) {
      const values = accepted(requested, searchQueryErrors(requested.values))
      const records = values.recent === '' ? null : recordNamesIn(values.recent)
      return records === null ? find(actor, values) : { recent: await recent(actor, records) }
    },
  }
}
