import { loadEnvFile } from '../../packages/server/src/config/env-file.ts'
import { inRoot } from './root.ts'

/** Loads `.env` as the server does; the environment takes precedence. A file that cannot be read ends the command. */
export function loadSettings(): void {
  try {
    loadEnvFile(inRoot('.env'), process.env)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
