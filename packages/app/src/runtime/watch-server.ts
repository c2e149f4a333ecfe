import { BRAND_CHECK_MS, type BrandStore } from '@latchkey/domain/office/brand.store'
import { BUILD_CHECK_MS, type BuildStore } from '@latchkey/domain/update/build.store'

export interface Watched {
  readonly brand: Pick<BrandStore, 'check'>
  readonly build: Pick<BuildStore, 'check'>
  /** True while changes of the brand are pushed. */
  readonly hasPushes?: () => boolean
}

/** Checks on focus too. */
function repeatCheck(check: () => void, everyMs: number): void {
  setInterval(check, everyMs)
  window.addEventListener('focus', check)
}

/**
 * Polls the served build, which is also compared when a file of this one cannot be fetched, and the brand while the page
 * is visible and without pushes.
 */
export function watchServer({ brand, build, hasPushes = () => false }: Watched): void {
  repeatCheck(() => void build.check(), BUILD_CHECK_MS)
  window.addEventListener('vite:preloadError', () => void build.check())
  repeatCheck(() => {
    if (document.visibilityState === 'visible' && !hasPushes()) void brand.check()
  }, BRAND_CHECK_MS)
}
