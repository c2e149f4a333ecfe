import type { FeedFileTable } from '../../db/tables/listings.ts'
import type { FeedRecord } from '../../listings/feed-choices.queries.ts'
import type { Selectable } from 'kysely'

export interface PortalBuildOptions {
  /** All pictures, not only those that are new or changed since the last file sent. */
  readonly everything: boolean
  /** Of the file: its day is in the names. */
  readonly at: Date
  /** Exists; the caller removes it with everything in it. */
  readonly folder: string
  /** Ends the work, which then rejects. */
  readonly signal?: AbortSignal
}

/** The columns of `feed_file` that say what was built. */
type BuiltColumns = Selectable<FeedFileTable>

export interface PortalBuild {
  /** A zip for each branch, named as the portal gets it; none when there is nothing to send to the portal. */
  readonly files: readonly { readonly name: string; readonly path: string }[]
  readonly homes: number
  readonly leftOut: BuiltColumns['left_out']
  /** Number of those in the zips. */
  readonly pictures: number
  /** Of all zips together. */
  readonly bytes: number
  /** Of every picture that the records name, in the zips or not. */
  readonly etags: NonNullable<BuiltColumns['etags']>
  /** Of branches with a zip. */
  readonly homesByBranch: NonNullable<BuiltColumns['homes_by_branch']>
}

/** Makes the files of a portal; each call claims the next numbers of the day. */
export type BuildPortalFiles = (feed: FeedRecord, options: PortalBuildOptions) => Promise<PortalBuild>
