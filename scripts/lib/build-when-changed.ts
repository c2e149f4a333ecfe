import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprintOf, type BuildInputs } from './fingerprint.ts'
import { ROOT } from './root.ts'

/** Name of the stamp inside a build, which identifies what it was made from. */
const STAMP = '.inputs'

/** A build that is made again only when something it is made of has changed. */
export interface Build {
  readonly name: string
  readonly inputs: BuildInputs
  /** Folder of the result. */
  readonly output: string
  readonly make: () => Promise<void>
}

/** Makes the build unless its result is there and fits what it is made of. */
export async function buildWhenChanged(build: Build): Promise<void> {
  const stamp = path.join(build.output, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(ROOT, build.inputs)) return
  await buildAnyway(build)
}

/** Makes the build and notes what it was made of; prints a line. */
export async function buildAnyway({ name, inputs, output, make }: Build): Promise<void> {
  const stamp = path.join(output, STAMP)
  const madeOf = fingerprintOf(ROOT, inputs)
  const from = performance.now()
  console.log(`Building ${name} ...`)
  // A build that breaks off must not pass for a complete one.
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(output, { recursive: true })
  writeFileSync(stamp, madeOf)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`Built ${name} in ${seconds} s: ${path.relative(ROOT, output)}`)
}
