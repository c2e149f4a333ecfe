import { getEnv } from 'mobx-state-tree'
import { readingOf } from '../platform/records/read-outcome.ts'
import type { PropertiesEnv } from '../properties/properties.calls.ts'
import type { FoundHome } from '../search/search.contract.ts'
import { emptyPropertyDraft } from '../leads/lead.draft.ts'
import type { NewLeadForm } from '../leads/new-lead.form.ts'

/**
 * Links a home that a search has found, and reads its address. Without an answer only name and postcode are filled in;
 * the server then completes the address. Reads with the environment of `store`.
 */
export async function linkFoundHome(store: object, form: NewLeadForm, found: FoundHome): Promise<void> {
  const { id, name, postcode, availability } = found
  form.linkHome({ ...emptyPropertyDraft(), id, name, postcode, availability })
  const reading = await readingOf(() => getEnv<PropertiesEnv>(store).properties.get(id))
  if (reading.kind === 'read' && form.value('propertyId') === id) form.linkHome(reading.value)
}
