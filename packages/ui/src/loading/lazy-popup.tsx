import {
  createContext,
  lazy,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
} from 'react'
import { importAgain } from './import-again.ts'
import type { PropsOf } from './lazy-part.ts'

/** Called when a dialog or popup could not be fetched. */
export const MissingPartContext = createContext<() => void>(() => {})

/** Fetches again what is missing, now or when it is next opened. */
export const FetchAgainContext = createContext<() => void>(() => {})

/** Pause before what cannot be closed is fetched again, in milliseconds. */
const PAUSE_MS = 10_000

/**
 * Replaces a popup that could not be fetched, and closes it. One that cannot be closed is fetched again, at once when
 * back online.
 */
function MissingPopup({ onClose }: { onClose?: unknown }) {
  const report = use(MissingPartContext)
  const fetchAgain = use(FetchAgainContext)
  const handleMissing = useEffectEvent(() => {
    report()
    if (typeof onClose !== 'function') return
    fetchAgain()
    onClose()
  })
  const handleOnline = useEffectEvent(() => fetchAgain())
  useEffect(() => {
    handleMissing()
    const timer = setTimeout(handleOnline, PAUSE_MS)
    window.addEventListener('online', handleOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [])
  return null
}

/** The differences between dialogs, popups and sections. */
interface LazyOptions<Props> {
  /** Always true for what is open while it is mounted. */
  isOpen?: (props: Props) => boolean
  /** Shown while fetching. */
  Waiting?: ComponentType
  /** Shown, with the same props, instead of what could not be fetched. */
  Missing?: ComponentType<Props>
}

/**
 * A popup that is fetched when it is first opened, and then stays mounted so that its closing animation can run. A
 * failure reaches no error boundary: that would replace the page, with everything entered in it.
 */
export function lazyPopup<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { isOpen = () => true, Waiting, Missing = MissingPopup }: LazyOptions<PropsOf<Module, Name>> = {},
): ComponentType<PropsOf<Module, Name>> & { readonly fetch: () => Promise<unknown> } {
  type Props = PropsOf<Module, Name>
  const fetch = importAgain(load, name)
  const attempt = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: (await fetch()) as ComponentType<Props> }
      } catch {
        next = attempt()
        return { default: Missing }
      }
    })
  let next = attempt()

  function LazyPopup(props: Props) {
    const [Part, setPart] = useState<typeof next | null>(null)
    const isWanted = isOpen(props)
    if (Part === null && isWanted) setPart(() => next)
    // Deferred instead of within a Suspense of its own, which React keeps hidden for 300 ms after a fallback.
    const Fetched = useDeferredValue(Part, null)
    const isFetching = Part !== null && Part !== Fetched
    // Closed before it was there: a failure concerns nobody any more.
    if (isFetching && !isWanted) setPart(null)
    if (Part === null || isFetching) return Waiting && isWanted && <Waiting />
    return (
      <FetchAgainContext value={() => setPart(null)}>
        <Part {...props} />
      </FetchAgainContext>
    )
  }
  return Object.assign(LazyPopup, { fetch })
}
