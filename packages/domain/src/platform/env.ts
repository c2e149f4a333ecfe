import type { StoragePort } from './storage/storage.ts'

/** Makes the import of one export of a module repeatable: browsers remember the failure of a file. */
export type ImportAgain = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => () => Promise<Module[Name]>

/** The environment of every store. Features add their ports; a store reads its part with `getEnv`. */
export interface BaseEnv {
  /** localStorage. */
  storage: StoragePort
  /** sessionStorage. */
  tabStorage: StoragePort
  /** Unix seconds. */
  now(): number
  importAgain: ImportAgain
}

/** The writes of this page, by `WRITE_ID_HEADER`. */
export interface OwnWrites {
  /** Returns the ids of writes answered since the last call. */
  drain(): readonly string[]
}

export interface OwnWritesEnv {
  ownWrites: OwnWrites
}
