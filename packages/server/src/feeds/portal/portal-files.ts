import { open } from 'node:fs/promises'
import path from 'node:path'
import type { LeftOut } from '@latchkey/domain/feeds/feed-file.contract'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Context } from '../../context/context.ts'
import type { FeedRecord } from '../../listings/feed-choices.queries.ts'
import { openMediaStore } from '../../media/open-media-store.ts'
import type { Sink } from '../../platform/files/readable-from.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { bytesIn } from './blm-characters.ts'
import { blmLines, placeText, type BlmHome } from './blm-text.ts'
import { feedFileQueries, claimNumbers } from './feed-file.queries.ts'
import { encodingOfNumber } from './portal.columns.ts'
import type { BuildPortalFiles, PortalBuild } from './portal-build.ts'
import { portalHomes, type NamedPicture, type PortalHome } from './portal-homes.ts'
import { jpgOf } from './portal-picture.ts'
import { zipTo } from './zip-stream.ts'

/** The files of all branches, before they are written. */
interface Plan {
  readonly feed: FeedRecord
  readonly at: Date
  /** By name, without an ending. */
  readonly branches: readonly {
    readonly name: string
    readonly branch: string
    readonly homes: readonly PortalHome[]
  }[]
  readonly leftOut: readonly LeftOut[]
  /** Pictures that the portal has. */
  readonly known: Readonly<Record<string, string>>
}

type Totals = Omit<PortalBuild, 'files' | 'bytes'>

/** Makes the files of portals. */
export function portalFilesOf(context: Pick<Context, 'db' | 'config' | 'change' | 'log'>) {
  const store = openMediaStore(context.config)
  const dateFormatter = createDateFormatter(context.config.timeZone)

  /** Takes the numbers of the files; `emptied` are branches without homes that get one all the same. */
  async function planned(
    feed: FeedRecord,
    at: Date,
    { emptied = [], known = {} }: { emptied?: readonly string[]; known?: Plan['known'] } = {},
  ): Promise<Plan> {
    const { byBranch, leftOut } = await portalHomes(context.db, feed, dateFormatter)
    const branches = [...new Set([...byBranch.keys(), ...emptied])].toSorted()
    const day = dateFormatter.format(unixSeconds(at), 'portalName')
    const numbers = await context.change(null, (change) =>
      claimNumbers(change.db, feed.id, { day, branches }),
    )
    return {
      feed,
      at,
      leftOut,
      known,
      branches: branches.map((branch) => ({
        branch,
        name: `${branch}_${day}${placeText(numbers.get(branch) ?? 0)}`,
        homes: byBranch.get(branch) ?? [],
      })),
    }
  }

  /** Writes a file for each branch, one after the other, to the sink that `write` gives. */
  async function written(
    plan: Plan,
    write: (name: string, fill: (sink: Sink) => Promise<void>) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<Totals> {
    const leftOut = [...plan.leftOut]
    const etags: Record<string, string> = {}
    const homesByBranch: Record<string, number> = {}
    let pictures = 0

    async function fill(sink: Sink, { name, branch, homes }: Plan['branches'][number]): Promise<void> {
      const { at, feed, known } = plan
      const zip = zipTo(sink, at)
      const put = async ({ name: file, location }: NamedPicture): Promise<string[]> => {
        signal?.throwIfAborted()
        if (known[file] !== location) {
          const jpg = await jpgOf(store, location)
          if (jpg === null) {
            context.log.warn(
              { location },
              'A picture is missing or damaged, and left out of the file of a portal',
            )
            return []
          }
          await zip.add(file, jpg, { isCompressed: true })
          pictures += 1
        }
        etags[file] = location
        return [file]
      }
      const putAll = async (list: readonly NamedPicture[]): Promise<string[]> => {
        const names: string[] = []
        for (const picture of list) names.push(...(await put(picture)))
        return names
      }
      const inFile: BlmHome[] = []
      for (const { id, name: homeName, record, tour, ...of } of homes) {
        const images = await putAll(of.images)
        if (images.length === 0) {
          leftOut.push({ id, name: homeName, reasons: ['pictures'] })
          continue
        }
        const plans = await putAll(of.plans)
        const [certificate = null] = of.certificate === null ? [] : await put(of.certificate)
        inFile.push({ record, tour, images, plans, certificate })
      }
      const encoding = encodingOfNumber(feed.encoding)
      const options = { encoding, hasNewer: feed.has_newer ?? false, at: unixSeconds(at), dateFormatter }
      const text = bytesIn(encoding, [...blmLines(inFile, options)].join('\n'))
      await zip.add(`${name}.blm`, text, { isCompressed: false })
      await zip.end()
      homesByBranch[branch] = inFile.length
    }

    for (const branch of plan.branches) await write(`${branch.name}.zip`, (sink) => fill(sink, branch))
    const homes = Object.values(homesByBranch).reduce((sum, count) => sum + count, 0)
    return { homes, leftOut, pictures, etags, homesByBranch }
  }

  const build: BuildPortalFiles = async (feed, { everything, at, folder, signal }) => {
    const { etags, homes_by_branch: homesByBranch } = await feedFileQueries(context.db).lastSent(feed.id)
    const emptied = Object.keys(homesByBranch).filter((branch) => (homesByBranch[branch] ?? 0) > 0)
    const plan = await planned(feed, at, { emptied, known: everything ? {} : etags })
    const files: { name: string; path: string }[] = []
    let bytes = 0
    const totals = await written(
      plan,
      async (name, fill) => {
        const file = path.join(folder, name)
        const handle = await open(file, 'wx')
        try {
          await fill(async (chunk) => {
            bytes += chunk.length
            await handle.writeFile(chunk)
          })
        } finally {
          await handle.close()
        }
        files.push({ name, path: file })
      },
      signal,
    )
    return { ...totals, files, bytes }
  }

  return {
    build,

    /** The files of branches with homes, all pictures with them, in one archive; its numbers are claimed at once. */
    async archive(feed: FeedRecord, at: Date) {
      const plan = await planned(feed, at)
      return async (sink: Sink, signal: AbortSignal): Promise<Totals & Pick<PortalBuild, 'bytes'>> => {
        const zip = zipTo(sink, at)
        const totals = await written(plan, (name, fill) => zip.addFrom(name, fill), signal)
        return { ...totals, bytes: await zip.end() }
      }
    },
  }
}
