import { compareStructural } from 'mobx'
import { newCreationKey } from '../creation-key.ts'
import { problemOf } from '../problem.ts'

/**
 * Adds a key to a call that creates a record: a failed attempt may have created it, so a repeat of the same draft has the
 * same key; every other attempt has a new one.
 */
export function withCreationKey<Draft, Row>(
  create: (draft: Draft, key: string) => Promise<Row>,
): (draft: Draft) => Promise<Row> {
  let failed: { draft: Draft; key: string } | null = null
  return async (draft) => {
    const key = failed !== null && compareStructural(failed.draft, draft) ? failed.key : newCreationKey()
    failed = null
    try {
      return await create(draft, key)
    } catch (caught) {
      // A record that was created and deleted since has to be created again.
      if (problemOf(caught).kind !== 'gone') failed = { draft, key }
      throw caught
    }
  }
}
