import { BRAND_CHECK_MS, type BrandStore } from '@latchkey/domain/office/brand.store'
import { BUILD_CHECK_MS, type BuildStore } from '@latchkey/domain/update/build.store'
import { repeatCheck } from './repeat-check.ts'

export interface Watched {
  readonly brand: Pick<BrandStore, 'check'>
  readonly build: Pick<BuildStore, 'check'>
  /** True while changes of the brand are pushed. */
  readonly hasPushes?: () => boolean
}

/** Polls the served build (rule G18) and, while the page is visible and without pushes, the brand. */
export function watchServer({ brand, build, hasPushes = () => false }: Watched): void {
  repeatCheck(() => void build.check(), BUILD_CHECK_MS)
  repeatCheck(() => {
    if (document.visibilityState === 'visible' && !hasPushes()) void brand.check()
  }, BRAND_CHECK_MS)
}
