import { TOKEN } from '@latchkey/domain/links/link.rules'
import { HIDDEN_TOKEN, openTabLink, type TenantLinkPurpose } from '@latchkey/domain/links/tenant-links'
import type { StoragePort } from '@latchkey/domain/platform/storage'
import { PATHS } from '../paths.ts'

const PURPOSES: ReadonlyMap<string, TenantLinkPurpose> = new Map([
  [PATHS.qualifyingQuestions, 'questionnaire'],
  [PATHS.reserveProperty, 'reservation'],
])

/** The parts of a window in which an address stands. */
export interface AddressBar {
  location: Pick<Location, 'pathname'>
  history: Pick<History, 'state' | 'replaceState'>
}

/**
 * Takes the token of a tenant's link out of the address and into the tab's own storage.
 * To be called before anything else reads the address, so that neither the history nor a copied address holds it.
 */
export function hideToken({ location, history }: AddressBar, tab: StoragePort): void {
  const [, place, token, ...rest] = location.pathname.replace(/\/$/, '').split('/')
  const path = `/${place}`
  const purpose = PURPOSES.get(path)
  if (purpose === undefined || token === undefined || rest.length > 0) return
  if (token === HIDDEN_TOKEN || !TOKEN.test(token)) return
  openTabLink(tab, purpose, token)
  history.replaceState(history.state, '', `${path}/${HIDDEN_TOKEN}`)
}
