import type { SettingsPort } from '@latchkey/domain/settings/settings.port'
import type { Http } from './http.ts'

/** Settings over HTTP. */
export const settingsApi = (http: Http): SettingsPort => ({ read: () => http.get('/settings') })
