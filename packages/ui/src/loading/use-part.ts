import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { fetchUntilThere } from './fetch-until-there.ts'
import { importAgain } from './import-again.ts'
import { fetchPart, type PropsOf } from './lazy-part.ts'

/** A component of a module, which is fetched once. */
export interface Part<Props> {
  /** Null until fetched. */
  readonly component: ComponentType<Props> | null
  /** Rejects with MissingPartError. */
  fetch(): Promise<ComponentType<Props>>
}

export function partOf<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Part<PropsOf<Module, Name>> {
  let component: ComponentType<PropsOf<Module, Name>> | null = null
  const loadAgain = importAgain(load, name)
  return {
    get component() {
      return component
    },
    async fetch() {
      component = (await fetchPart(loadAgain))[name] as ComponentType<PropsOf<Module, Name>>
      return component
    },
  }
}

/**
 * The component of a part, or null. Fetches it while `isWanted`, and retries after a failure, which reaches no error
 * boundary: that would replace the page, with everything entered in it.
 */
export function usePart<Props>(
  part: Part<Props>,
  isWanted: boolean,
  onMissing: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState(() => part.component)
  const handleMissing = useEffectEvent(onMissing)
  const isFetching = isWanted && component === null
  useEffect(() => {
    if (!isFetching) return undefined
    let isStillWanted = true
    const cancel = fetchUntilThere(async () => {
      try {
        const fetched = await part.fetch()
        setComponent(() => fetched)
      } catch (error) {
        if (isStillWanted) handleMissing()
        throw error
      }
    }, 0)
    return () => {
      isStillWanted = false
      cancel()
    }
  }, [isFetching, part])
  return component
}
