import type { ToSave } from '../forms/form.model.ts'
import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Office } from './office.contract.ts'
import type { OfficeDraft } from './office.draft.ts'

export const officeCalls = {
  read: { call: 'GET /settings/office', response: typed<Office> },
  save: { call: 'POST /settings/office', body: typed<ToSave<OfficeDraft>> },
} as const satisfies CallTable

export interface OfficeEnv extends EnvOf<{ office: typeof officeCalls }> {}
