import { EXPORT_FORMATS, EXPORT_MAX_ROWS, type ExportFormat } from '@latchkey/domain/exports/export-lists'
import { exportFile } from '../../packages/server/src/exports/export-file.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { figure, rounded } from './_figures.ts'
import { LARGEST_EXPORT_LEADS, withOwnFolder } from './_product.ts'

/** Longest time to the first byte in milliseconds, and most additional memory. */
const FIRST_BYTE_AIM_MS = 2000
const EXTRA_AIM_MB = 150

const MB = 1_048_576

// The time and memory of the largest export over HTTP, compared with writing as many rows alone.
await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LARGEST_EXPORT_LEADS, units: 0 }, () => undefined)
  const server = await startServer(config, createLog('fatal'))
  try {
    const url = `http://127.0.0.1:${config.port}`
    const agent = await signIn(url)
    const { total } = await agent.get<{ total: number }>('leads/enquiries/1/10')
    if (total !== EXPORT_MAX_ROWS) throw new Error(`There are ${total} enquiries, not ${EXPORT_MAX_ROWS}.`)
    for (const format of EXPORT_FORMATS) {
      const result = await exported(`${url}/api/export/enquiries`, agent, { format, filters: {} })
      const floorMs = await writingAlone(format, total)
      figure('export', {
        case: `export of leads, ${format}`,
        leads: LARGEST_EXPORT_LEADS,
        rows: total,
        firstByteMs: rounded(result.firstByteMs),
        firstByteAimMs: FIRST_BYTE_AIM_MS,
        ms: rounded(result.ms),
        floorMs: rounded(floorMs),
        fileMb: rounded(result.bytes / MB),
        extraMb: rounded(result.extraBytes / MB),
        aimMb: EXTRA_AIM_MB,
        reached:
          result.firstByteMs < FIRST_BYTE_AIM_MS && result.extraBytes < EXTRA_AIM_MB * MB ? 'yes' : 'no',
      })
    }
  } finally {
    await server.stop()
  }
})

/** Reads the response to its end without keeping it. */
async function exported(url: string, { token }: Agent, body: { format: ExportFormat; filters: object }) {
  globalThis.gc?.()
  const [from, held] = [performance.now(), process.memoryUsage.rss()]
  let peak = held
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok || response.body === null) throw new Error(`The export answered ${response.status}.`)
  let [bytes, firstByteMs] = [0, 0]
  for await (const chunk of response.body) {
    if (bytes === 0) firstByteMs = performance.now() - from
    bytes += chunk.length
  }
  clearInterval(watch)
  return { ms: performance.now() - from, firstByteMs, bytes, extraBytes: peak - held }
}

/** Time to write as many rows that are already in memory, in milliseconds. */
async function writingAlone(format: ExportFormat, count: number): Promise<number> {
  const row = [
    'Ann Lee',
    'ann@example.com',
    '07700 900123',
    '12 High Street, Leeds, LS1 4AP',
    'Unit 12',
    'New',
  ]
  async function* rows() {
    for (let nr = 0; nr < count; nr += 1) yield row
  }
  const from = performance.now()
  const file = await exportFile(format, { name: 'Floor', headings: row, rows: rows() })
  await file.forEach(() => undefined)
  return performance.now() - from
}
