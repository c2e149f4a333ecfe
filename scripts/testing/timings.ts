import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../lib/root.ts'

const FILE = inRoot('node_modules/.cache/latchkey/test-seconds.json')

/** Seconds that each step took when it last passed on this machine, by name; empty in a fresh clone. */
export function readTimings(): Readonly<Record<string, number>> {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>) : {}
}

export function saveTiming(name: string, seconds: number): void {
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...readTimings(), [name]: seconds }))
}
