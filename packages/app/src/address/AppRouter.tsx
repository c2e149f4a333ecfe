import { RenderLinkContext, type RenderLink } from '@latchkey/ui/controls/render-link.tsx'
import { createContext, use, useCallback } from 'react'
import {
  Link,
  RouterProvider,
  useLocation,
  type NavigateOptions,
  type RouterProviderProps,
} from 'react-router-dom'

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

/**
 * Changes the query of the page's address; no-op once the router has navigated to another page that is not rendered
 * yet, whose address would get the query. A function receives the router's current query, which may be newer than
 * the rendered one.
 * @throws Error outside of an `AppRouter`
 */
export function useSetSearch(): (
  search: URLSearchParams | ((current: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void {
  const router = use(RouterContext)
  if (router === null) throw new Error('useSetSearch needs an AppRouter around it.')
  const { pathname } = useLocation()
  return useCallback(
    (search, options) => {
      const { location } = router.state
      if (location.pathname !== pathname) return
      const next = typeof search === 'function' ? search(new URLSearchParams(location.search)) : search
      void router.navigate({ search: next.toString() }, options)
    },
    [router, pathname],
  )
}
