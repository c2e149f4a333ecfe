import type { Permission } from '../permissions/permission.enums.ts'
import { isPermitted } from './guard.ts'
import { PAGES, type MenuPlace, type Page, type PageName } from './pages.ts'

export interface MenuPage extends Required<MenuPlace> {
  name: PageName
  path: string
}

/** In display order. */
export const MENU_PAGES: readonly MenuPage[] = (Object.keys(PAGES) as PageName[]).flatMap((name) => {
  const { path, title, menu }: Page = PAGES[name]
  return menu === undefined ? [] : [{ name, path, label: title, ...menu }]
})

/** Others are hidden, not disabled (rule G22). */
export const permittedPages = (permissions: readonly Permission[]): readonly MenuPage[] =>
  MENU_PAGES.filter(({ name }) => isPermitted(PAGES[name].access, permissions))

/** The page with the longest path that equals or contains the pathname. */
export function currentPage(pathname: string): MenuPage | undefined {
  return MENU_PAGES.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).toSorted(
    (one, other) => other.path.length - one.path.length,
  )[0]
}

/** The item of the listings; without anything to mend, the title of the page. */
export const listingsToMend = (total: number): string => `Listings, ${total} to mend`
