import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Settings } from './settings.contract.ts'

export const settingsCalls = {
  read: { call: 'GET /settings', response: typed<Settings> },
} as const satisfies CallTable

export interface SettingsEnv extends EnvOf<{ settings: typeof settingsCalls }> {}
