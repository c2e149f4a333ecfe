import type { ToSave } from '../forms/form.model.ts'
import type { BaseEnv } from '../platform/env.ts'
import type { Office } from './office.contract.ts'
import type { OfficeDraft } from './office.draft.ts'

/** The API calls of the store for the office's settings. Every call rejects with a `ProblemError`. */
export interface OfficePort {
  read(): Promise<Office>
  save(draft: ToSave<OfficeDraft>): Promise<boolean>
}

/** The environment with these calls. */
export interface OfficeEnv extends BaseEnv {
  office: OfficePort
}
