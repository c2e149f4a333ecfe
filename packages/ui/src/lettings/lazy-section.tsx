import { useState, type ComponentType } from 'react'
import { LoadFailed } from '../layout/EmptyState/LoadFailed.tsx'
import type { PropsOf } from '../loading/lazy-part.ts'
import { partOf, usePart } from '../loading/use-part.ts'

/** A section of a page that is fetched when first shown; with a button to retry if that fails. */
export function lazySection<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module, Name>> {
  const part = partOf(load, name)
  return function LazySection(props) {
    const [hasFailed, setFailed] = useState(false)
    const Section = usePart(part, !hasFailed, () => setFailed(true))
    if (hasFailed)
      return <LoadFailed title="This section could not be loaded" onRetry={() => setFailed(false)} />
    return Section && <Section {...props} />
  }
}
