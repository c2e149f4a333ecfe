import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../lib/root.ts'

const FILE = inRoot('node_modules/.cache/latchkey/test-seconds.json')

/** How long each step took, in seconds, by its name. */
export type Timings = Readonly<Record<string, number>>

/** How long the steps took when they last ran on this machine; empty in a fresh clone. */
export function readTimings(): Timings {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Timings) : {}
}

/** Remembers how long steps took, beside those that did not run. */
export function rememberTimings(timings: Timings): void {
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...readTimings(), ...timings }))
}
