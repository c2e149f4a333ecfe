import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { Call, CallTable, EnvOf, Ports } from '../platform/calls.ts'
import type { ImportAgain } from '../platform/env.ts'
import type { Notify } from '../platform/notify.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'

/** Some functions of the ports, and parts of the environment besides them. */
export type Overrides<Tables, Env> = {
  readonly [Name in keyof Env]?: Name extends keyof Tables ? Partial<Env[Name]> : Env[Name]
}

const SILENT: Notify = { success: () => undefined, error: () => undefined, info: () => undefined }

const plainImport: ImportAgain = (load, name) => async () => (await load())[name]

/**
 * Storages in memory, at FIXTURE_NOW, with the ports of these tables: `given` before `usual`, and `otherwise` makes all
 * other functions.
 */
export function envWith<Tables extends Readonly<Record<string, CallTable>>, Env extends EnvOf<Tables>>(
  tables: Tables,
  otherwise: (call: Call, name: string) => () => unknown,
  usual: Overrides<Tables, Env>,
  given: Overrides<Tables, Env>,
): Env {
  const ports = Object.entries(tables).map(([feature, calls]) => {
    const made = Object.entries(calls).map(([name, call]) => [name, otherwise(call, `${feature}.${name}`)])
    const name = feature as keyof Env
    return [feature, { ...Object.fromEntries(made), ...usual[name], ...given[name] }]
  })
  return {
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    now: () => FIXTURE_NOW,
    importAgain: plainImport,
    ownWrites: { drain: () => [] },
    notify: SILENT,
    ...given,
    ...(Object.fromEntries(ports) as Ports<Tables>),
  } as unknown as Env
}
