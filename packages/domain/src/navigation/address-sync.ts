import type { ListChoices } from '../platform/lists/choices.ts'
import type { ListStore } from '../platform/lists/list.store.ts'
import { isSameQuery, type ListQuery } from '../platform/lists/page.ts'

type Question<Column extends string> = ListQuery<Column> | null

export interface AddressSync<Column extends string> {
  /**
   * `inAddress` is null when the address has no query for the list. Requests what is new in the address. Returns
   * the query to put into the address, or null to leave it.
   */
  settle(inAddress: Question<Column>, requested: Question<Column>): Question<Column>
  /** Ends the visit; the next one starts from the address or the list's memory. */
  leave(): void
}

/**
 * Keeps a list and its page's address in sync. The address leads; without a query in it, the list's memory does.
 * Only the list's own corrections, such as of a page beyond the last, go to the address.
 */
export function createAddressSync<Row, Column extends string>(
  list: ListStore<Row, Column>,
  /** Choices of the first query of a visit whose address has none. */
  startingChoices: () => ListChoices = () => ({}),
): AddressSync<Column> {
  /**
   * The address's last query, followed by those written to it but not seen there yet. The router delivers a new
   * address some renders later; until then the old one must not count as a request.
   */
  let known: readonly ListQuery<Column>[] = []

  function startingQuery(): ListQuery<Column> {
    const [query, choices] = [list.startingQuery(), startingChoices()]
    return Object.keys(choices).length === 0 ? query : { ...query, choices }
  }

  /** Requests the query if it is new; returns whether it was. */
  function requestIfNew(query: ListQuery<Column>): boolean {
    const index = known.findLastIndex((each) => isSameQuery(each, query))
    const isNew = index === -1
    known = isNew ? [query] : known.slice(index)
    if (isNew) void list.show(query)
    return isNew
  }

  return {
    settle(inAddress, requested) {
      const wanted = inAddress ?? (known.length === 0 ? startingQuery() : null)
      const current = wanted !== null && requestIfNew(wanted) ? wanted : requested
      if (current === null || (inAddress !== null && isSameQuery(current, inAddress))) return null
      known = [...known, current]
      return current
    },
    leave() {
      known = []
      list.leave()
    },
  }
}
