import { createContext, use, useCallback } from 'react'
import { RouterProvider, useLocation, type NavigateOptions, type RouterProviderProps } from 'react-router-dom'

type Router = RouterProviderProps['router']

const RouterContext = createContext<Router | null>(null)

/** The pages of a router. */
export function AppRouter({ router }: { router: Router }) {
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>
  )
}

/**
 * Changes the query of the page's address. It does nothing once the router has left for another page, which is rendered
 * some moments later: the query would end up in that page's address. A function is given the query as the router has it,
 * which may be newer than the one on screen.
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
