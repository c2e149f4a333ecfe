import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts)
