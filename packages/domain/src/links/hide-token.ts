import { PATHS } from '../navigation/paths.ts'
import type { StoragePort } from '../platform/storage/storage.ts'
import { TOKEN } from './link.rules.ts'
import { HIDDEN_TOKEN, openTabLink, type TenantLinkPurpose } from './tenant-links.ts'

const PURPOSES: ReadonlyMap<string, TenantLinkPurpose> = new Map([
  [PATHS.qualifyingQuestions, 'questionnaire'],
  [PATHS.reserveProperty, 'reservation'],
  [PATHS.yourEnquiry, 'page'],
])

export interface AddressBar {
  location: { readonly pathname: string }
  history: { readonly state: unknown; replaceState(state: unknown, unused: string, url: string): void }
}

/**
 * Moves the token of a tenant's link from the address to sessionStorage. Must run before anything else reads the
 * address, to keep it out of the history and of copied addresses.
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
