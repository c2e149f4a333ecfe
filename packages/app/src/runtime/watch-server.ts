import { BRAND_CHECK_MS, type BrandStore } from '@latchkey/domain/office/brand.store'
import { BUILD_CHECK_MS, type BuildStore } from '@latchkey/domain/update/build.store'
import { repeatCheck } from './repeat-check.ts'

/** What a page asks the server again and again. */
export interface Watched {
  readonly brand: Pick<BrandStore, 'check'>
  readonly build: Pick<BuildStore, 'check'>
  /** True while pushes tell of a change of the agency's face. */
  readonly hasPushes?: () => boolean
}

/** Follows the served build (decision G18) and, while the page is in sight and hears no pushes, the agency's face. */
export function watchServer({ brand, build, hasPushes = () => false }: Watched): void {
  repeatCheck(() => void build.check(), BUILD_CHECK_MS)
  repeatCheck(() => {
    if (document.visibilityState === 'visible' && !hasPushes()) void brand.check()
  }, BRAND_CHECK_MS)
}
