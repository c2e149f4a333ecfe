import { PICTURE_WIDTHS } from '@latchkey/domain/media/media-pictures'
import type { Media } from '@latchkey/domain/media/media.contract'
import { someProperties } from '@latchkey/domain/properties/property.fixtures'
import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { columnOf, UNIT_SHEET_FIELDS, unitRow } from '@latchkey/domain/sheets/unit-sheet'
import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { writeSheet } from '../../packages/server/src/sheets/sheet-file.ts'
import { noisyPicture } from '../../packages/server/test/_pictures.ts'
import { signIn } from './_agent.ts'
import { figure, rounded } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

const UNITS = 5000

/** The time and memory of spreadsheets with many units and of large pictures. */
await withOwnFolder(async (config) => {
  const server = await startServer(config, createLog('fatal'))
  const url = `http://127.0.0.1:${config.port}`
  try {
    const agent = await signIn(url)
    const headers = { authorization: `Bearer ${agent.token}` }
    const call = (path: string, body?: FormData | string) =>
      fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(body !== undefined && { body }),
      })
    const projects = await agent.get<{ models: { id: number }[] }>('projects/1/6')
    const project = projects.models[0]?.id ?? 0
    // As wide as a download: a new unit with a value of every kind in each row.
    const columns = UNIT_SHEET_FIELDS.map(columnOf)
    const rows = someProperties(UNITS).map((unit, nr) =>
      unitRow({ ...unit, purchasePrice: 250_000.5 + nr }).with(0, null),
    )
    const sheet = await writeSheet({ name: 'Units', columns, rows })

    await measured('preview of 5,000 units', 3000, async () => {
      const response = await call(`projects/${project}/preview-units`, formOf(sheet, 'units.xlsx'))
      const seen = (await response.json()) as SheetPreview
      if (seen.fails > 0) throw new Error(`${seen.fails} rows fail: ${JSON.stringify(seen.failures[0])}`)
      await call(`projects/${project}/confirm-units`, JSON.stringify({ previewId: seen.id }))
    })
    const countOf = async () => (await agent.get<{ total: number }>(`projects/${project}/units/1/10`)).total
    while ((await countOf()) < UNITS) await new Promise((turn) => setTimeout(turn, 50))
    await measured('export of 5,000 units', 1500, async () => {
      await (await call(`projects/${project}/download-units`)).arrayBuffer()
    })
    const before = await countOf()
    await measured('import of 5,000 units, until they are there', 3000, async () => {
      await call(`projects/${project}/upload-units`, formOf(sheet, 'units.xlsx'))
      while ((await countOf()) < before + UNITS) await new Promise((turn) => setTimeout(turn, 20))
    })

    const jpeg = await noisyPicture(4000, 3000)
    let media: Media | undefined
    await measured('upload of a picture of 12 megapixels', 3000, async () => {
      media = (await (await call('media/upload-image', formOf(jpeg, 'large.jpg'))).json()) as Media
    })
    figure('stock', {
      case: 'upload of a picture of 12 megapixels',
      fileBytes: jpeg.length,
      stored: media?.location ?? '',
    })

    const homes = await agent.get<{ models: { images: Media[] }[] }>('properties/1/6')
    const cards = homes.models.flatMap(({ images }) => images.slice(0, 1))
    let bytes = 0
    for (const { location } of cards) {
      const card = await fetch(url + (location ?? '').replace(/\.(\w+)$/, '-card.webp'))
      bytes += (await card.arrayBuffer()).byteLength
    }
    figure('stock', {
      case: 'pictures of a page of cards',
      pictures: cards.length,
      width: PICTURE_WIDTHS.card,
      bytes,
      aimBytes: 300_000,
    })
  } finally {
    await server.stop()
  }
})

/** A file as a browser sends it. */
function formOf(bytes: Uint8Array, name: string): FormData {
  const form = new FormData()
  form.set('upload', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** Runs the work and reports its time and peak additional memory. */
async function measured(name: string, aimMs: number, work: () => Promise<void>): Promise<void> {
  globalThis.gc?.()
  const [from, held] = [performance.now(), process.memoryUsage.rss()]
  let peak = held
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  await work()
  clearInterval(watch)
  figure('stock', {
    case: name,
    ms: rounded(performance.now() - from),
    aimMs,
    extraMb: Math.round((peak - held) / 1_048_576),
    aimMb: 150,
  })
}
