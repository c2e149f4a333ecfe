import { existsSync } from 'node:fs'
import { inRoot } from './root.ts'

/** Loads `.env` as the server does; the environment takes precedence. */
export function loadSettings(): void {
  const file = inRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
