import { existsSync } from 'node:fs'
import { inRoot } from './root.ts'

/** Takes settings from `.env`, as the server does; what is set in the environment wins. */
export function loadSettings(): void {
  const file = inRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
