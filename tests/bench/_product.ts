import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '../../packages/server/src/config/config.ts'
import { readConfig } from '../../packages/server/src/config/env.ts'

/** Runs the work with the settings of a demo in a temporary folder. */
export async function withOwnFolder(work: (config: Config) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-'))
  // Under root, PostgreSQL runs as another account, which must be able to enter.
  chmodSync(dataDir, 0o711)
  try {
    await work(readConfig({ DATA_DIR: dataDir, PORT: process.env['BENCH_PORT'] ?? '4090' }))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
