import type { Website } from './feed.contract.ts'

/** A page can hold so many; a website reads all. */
export const PREVIEWED_HOMES = 20

/** The JSON that a website reads, with its first homes only. */
export const websiteText = (website: Website): string =>
  JSON.stringify({ ...website, listings: website.listings.slice(0, PREVIEWED_HOMES) }, null, 2)

/** The number of homes that `websiteText` leaves out. */
export const homesLeftOut = ({ listings }: Website): number => Math.max(0, listings.length - PREVIEWED_HOMES)
