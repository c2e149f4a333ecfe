import { PAGES, TOKENLESS_PATHS, type Page, type PageName } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { PageSkeleton } from '@latchkey/ui/layout/PageSkeleton/PageSkeleton.tsx'
import { Suspense, type ComponentType } from 'react'
import {
  createBrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  useParams,
  type RouteObject,
} from 'react-router-dom'
import { NotFoundPage } from '../pages/navigation/DeadEnds.tsx'
import { RootLayout } from '../shell/RootLayout.tsx'
import { RouteError } from '../shell/RouteError.tsx'
import { RouteFocus } from '../components/RouteFocus.tsx'
import { PAGE_COMPONENTS } from './page-components.tsx'
import { RouteGuard } from './RouteGuard.tsx'

function NotFound() {
  return (
    <>
      <NotFoundPage />
      <RouteFocus title="Not Found" />
    </>
  )
}

/** The record of a page: nothing of another record's page remains, while the tabs of a page are one page. */
const recordIn = (params: Readonly<Record<string, string | undefined>>) =>
  Object.values(params).find((value = '') => /^\d+$/.test(value))

/** An address whose parameters do not match is Not Found. */
function RoutedPage({ page, Content }: { page: Page; Content: ComponentType }) {
  const params = useParams()
  const isShaped = Object.entries(page.params ?? {}).every(([name, shape]) => shape.test(params[name] ?? ''))
  if (!isShaped) return <NotFound />
  return (
    <RouteGuard access={page.access}>
      <Suspense fallback={<PageSkeleton />}>
        <Content key={recordIn(params)} />
        <RouteFocus title={page.title} />
      </Suspense>
    </RouteGuard>
  )
}

export function routeObjects(): RouteObject[] {
  const names = Object.keys(PAGES) as PageName[]
  return [
    {
      element: <RootLayout />,
      ErrorBoundary: RouteError,
      children: [
        {
          element: <Outlet />,
          // Inside the layout, so that the menu remains after a page fails.
          ErrorBoundary: RouteError,
          children: [
            ...names.map((name) => ({
              path: PAGES[name].path,
              element: <RoutedPage key={name} page={PAGES[name]} Content={PAGE_COMPONENTS[name]} />,
            })),
            ...TOKENLESS_PATHS.map((path) => ({ path, element: <Navigate to={PATHS.notFound} replace /> })),
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ]
}

/** Preloads the page of an address. A failure is reported when the page is rendered. */
export function fetchPageAt(pathname: string): void {
  const name = (Object.keys(PAGES) as PageName[]).find((each) => matchPath(PAGES[each].path, pathname))
  const Content = name && PAGE_COMPONENTS[name]
  if (Content && 'fetch' in Content) void Content.fetch().catch(() => {})
}

export const createAppRouter = (): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routeObjects())
