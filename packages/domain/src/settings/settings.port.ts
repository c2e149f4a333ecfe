import type { BaseEnv } from '../platform/env.ts'
import type { Settings } from './settings.contract.ts'

/** The API call of the stores for settings. It rejects with a `ProblemError`. */
export interface SettingsPort {
  read(): Promise<Settings>
}

/** The environment with these calls. */
export interface SettingsEnv extends BaseEnv {
  settings: SettingsPort
}
