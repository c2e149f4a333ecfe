import type { ListStore } from '../platform/lists/list.store.ts'
import { isSameQuery, type ListQuery } from '../platform/lists/page.ts'

type Question<Column extends string> = ListQuery<Column> | null

/** What keeps a list and the address of its page in step. */
export interface AddressSync<Column extends string> {
  /**
   * Takes what the address asks, null where it asks nothing of the list, and what the list has asked last; the list is
   * asked what is new in the address. Answers the question to put into the address, null where it need not change.
   */
  settle(inAddress: Question<Column>, asked: Question<Column>): Question<Column>
  /** Ends the visit: the next one begins with what the address or the list's memory asks. */
  leave(): void
}

/**
 * Keeps a list and the address of its page in step. The address leads, and where it asks nothing the list's memory does.
 * The one thing that goes the other way is the list's own correction, such as a page beyond the last.
 * Source: specification §4 "Lists", decision G5.
 */
export function createAddressSync<Row, Column extends string>(
  list: ListStore<Row, Column>,
): AddressSync<Column> {
  /**
   * What the address asked last, then what was put into it and has not been seen there yet. The router shows a new
   * address some renders late: the old address until then is not a request, as the list has corrected it already.
   */
  let known: readonly ListQuery<Column>[] = []

  /** True for a question that is new, which the list is then asked. */
  function take(query: ListQuery<Column>): boolean {
    const index = known.findLastIndex((each) => isSameQuery(each, query))
    const isNew = index === -1
    known = isNew ? [query] : known.slice(index)
    if (isNew) void list.show(query)
    return isNew
  }

  return {
    settle(inAddress, asked) {
      const wanted = inAddress ?? (known.length === 0 ? list.startingQuery() : null)
      const current = wanted !== null && take(wanted) ? wanted : asked
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
