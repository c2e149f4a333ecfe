import { rmSync } from 'node:fs'
import type { Config } from '../../packages/server/src/config/config.ts'
import { readConfig } from '../../packages/server/src/config/env.ts'
import { openFolder } from '../../packages/server/test/_embedded-folders.ts'

/** With as many generated leads and those of the demo, the enquiries are as many as an export may have. */
export const LARGEST_EXPORT_LEADS = 266_251

/** Runs the work with the settings of a demo in a temporary folder. */
export async function withOwnFolder(work: (config: Config) => Promise<void>): Promise<void> {
  const dataDir = openFolder('bench')
  try {
    await work(readConfig({ DATA_DIR: dataDir, PORT: process.env['BENCH_PORT'] ?? '4090' }))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
