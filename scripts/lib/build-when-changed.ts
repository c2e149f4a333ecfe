import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprintOf, type BuildInputs } from './fingerprint.ts'
import { ROOT } from './root.ts'

/** File inside a build with the fingerprint of its inputs. */
const STAMP = '.inputs'

/** A build that is skipped if its inputs are unchanged. */
export interface Build {
  readonly name: string
  readonly inputs: BuildInputs
  readonly output: string
  readonly make: () => Promise<void>
}

/** Builds unless the result exists and its inputs are unchanged. */
export async function buildWhenChanged(build: Build): Promise<void> {
  const stamp = path.join(build.output, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(ROOT, build.inputs)) return
  await buildAnyway(build)
}

/** Builds unconditionally and saves the fingerprint of the inputs. */
export async function buildAnyway({ name, inputs, output, make }: Build): Promise<void> {
  const stamp = path.join(output, STAMP)
  const madeOf = fingerprintOf(ROOT, inputs)
  const from = performance.now()
  console.log(`Building ${name} ...`)
  // An interrupted build must not count as complete.
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(output, { recursive: true })
  writeFileSync(stamp, madeOf)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`Built ${name} in ${seconds} s: ${path.relative(ROOT, output)}`)
}
