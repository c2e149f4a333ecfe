import type { Settings } from './settings.contract.ts'

/** What the stores need of the outside for settings. The call rejects with a `ProblemError`. */
export interface SettingsPort {
  read(): Promise<Settings>
}
