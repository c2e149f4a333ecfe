import { PATHS } from '../navigation/paths.ts'
import type { StoragePort } from '../platform/storage/storage.ts'
import { TOKEN } from './link.rules.ts'
import { HIDDEN_TOKEN, openTabLink, type TenantLinkPurpose } from './tenant-links.ts'

const PURPOSES: ReadonlyMap<string, TenantLinkPurpose> = new Map([
  [PATHS.qualifyingQuestions, 'questionnaire'],
  [PATHS.reserveProperty, 'reservation'],
])

/** The parts of a window that hold its address. */
export interface AddressBar {
  location: { readonly pathname: string }
  history: { readonly state: unknown; replaceState(state: unknown, unused: string, url: string): void }
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
