import { type BuildInputs } from './fingerprint.ts'
/** A build that is made again only when something it is made of has changed. */
export interface Build {
  readonly name: string
  readonly inputs: BuildInputs
  /** Folder of the result. */
  readonly output: string
  readonly make: () => Promise<void>
}
/** Makes the build unless its result is there and fits what it is made of. */
export declare function buildWhenChanged(build: Build): Promise<void>
/** Makes the build and notes what it was made of; prints a line. */
export declare function buildAnyway({ name, inputs, output, make }: Build): Promise<void>
