import type { BaseEnv } from '../platform/env.ts'
import type { Settings } from './settings.contract.ts'

/** Rejects with a `ProblemError`. */
export interface SettingsPort {
  read(): Promise<Settings>
}

export interface SettingsEnv extends BaseEnv {
  settings: SettingsPort
}
