import { use } from 'react'
import { LoadFailed } from '../layout/EmptyState/LoadFailed.tsx'
import { FetchAgainContext, lazyPopup } from '../loading/lazy-popup.tsx'

function MissingSection() {
  return <LoadFailed title="This section could not be loaded" onRetry={use(FetchAgainContext)} />
}

/** A section of a page that is fetched when first shown; with a button to retry if that fails. */
export const lazySection = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazyPopup(load, name, { Missing: MissingSection })
