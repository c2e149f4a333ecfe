import { Suspense } from 'react'
import { createBrowserRouter, Navigate, Outlet, useParams, type RouteObject } from 'react-router-dom'
import { AppFrame } from './frame/AppFrame.tsx'
import { PageArrival } from './frame/PageArrival.tsx'
import { PageWait } from './frame/PageWait.tsx'
import { PermissionTrouble } from './frame/PermissionTrouble.tsx'
import { RouteTrouble } from './frame/RouteTrouble.tsx'
import { PATHS } from './paths.ts'
import { ROUTES, TOKENLESS_PATHS, type RouteEntry } from './route-table.tsx'
import { NotFoundPage } from './routes/areas/NotFoundPage.tsx'
import { RouteGuard } from './session/RouteGuard.tsx'

function NotFound() {
  return (
    <>
      <NotFoundPage />
      <PageArrival title="Not Found" />
    </>
  )
}

/** A page of the table behind its guard; an address whose parts have the wrong shape is no page. */
function RoutedPage({ entry: { access, title, params: shapes = {}, page: Page } }: { entry: RouteEntry }) {
  const params = useParams()
  const isShaped = Object.entries(shapes).every(([name, shape]) => shape.test(params[name] ?? ''))
  if (!isShaped) return <NotFound />
  return (
    <RouteGuard access={access} waiting={<PageWait />} askAgain={<PermissionTrouble />}>
      <Suspense fallback={<PageWait />}>
        <Page />
        <PageArrival title={title} />
      </Suspense>
    </RouteGuard>
  )
}

/** The table of routes as the router wants it. */
export function routeObjects(): RouteObject[] {
  return [
    {
      element: <AppFrame />,
      ErrorBoundary: RouteTrouble,
      children: [
        {
          element: <Outlet />,
          // Inside the frame, so that the menu outlives a page.
          ErrorBoundary: RouteTrouble,
          children: [
            ...ROUTES.map((entry) => ({
              path: entry.path,
              element: <RoutedPage key={entry.path} entry={entry} />,
            })),
            ...TOKENLESS_PATHS.map((path) => ({ path, element: <Navigate to={PATHS.notFound} replace /> })),
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ]
}

/** The router of the running app. */
export const createAppRouter = (): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routeObjects())
