import { RenderLinkContext, type RenderLink } from '@latchkey/ui/controls/render-link.tsx'
import { createContext, use, useCallback, useMemo } from 'react'
import { Link, RouterProvider, useLocation, type RouterProviderProps } from 'react-router-dom'

type Router = RouterProviderProps['router']

const RouterContext = createContext<Router | null>(null)

/** Navigates without a reload. */
const renderLink: RenderLink = (href) => <Link to={href} />

export function AppRouter({ router }: { router: Router }) {
  return (
    <RouterContext value={router}>
      <RenderLinkContext value={renderLink}>
        <RouterProvider router={router} />
      </RenderLinkContext>
    </RouterContext>
  )
}

interface SearchOptions {
  /** Adds no history entry. */
  replace?: boolean
  /** The state of the history entry; the current one's when omitted. */
  state?: unknown
  /** Renders later: React allows no synchronous rendering in an effect. */
  isInEffect?: boolean
}

/** A function receives the router's current query, which may be newer than the rendered one. */
export type SetSearch = (
  search: URLSearchParams | ((current: URLSearchParams) => URLSearchParams),
  options?: SearchOptions,
) => void

/**
 * The query of the page's address. A change keeps the scroll position, and is rendered synchronously, because a change
 * based on the previous address would undo it; no-op once the router has navigated to another page that is not rendered
 * yet, whose address would get the query.
 * @throws Error outside of an `AppRouter`
 */
export function useSearch(): { params: URLSearchParams; setSearch: SetSearch } {
  const router = use(RouterContext)
  if (router === null) throw new Error('useSearch needs an AppRouter around it.')
  const { pathname, search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setSearch: SetSearch = useCallback(
    (change, { replace = false, isInEffect = false, ...options } = {}) => {
      const { location } = router.state
      if (location.pathname !== pathname) return
      const next = typeof change === 'function' ? change(new URLSearchParams(location.search)) : change
      const state: unknown = 'state' in options ? options.state : location.state
      const how = { replace, state, preventScrollReset: true, flushSync: !isInEffect }
      void router.navigate({ search: next.toString() }, how)
    },
    [router, pathname],
  )
  return { params, setSearch }
}
