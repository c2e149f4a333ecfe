import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A path inside the project. */
export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts)
