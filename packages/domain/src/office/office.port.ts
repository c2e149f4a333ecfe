import type { ToSave } from '../forms/form.model.ts'
import type { BaseEnv } from '../platform/env.ts'
import type { Office } from './office.contract.ts'
import type { OfficeDraft } from './office.draft.ts'

/** Every call rejects with a `ProblemError`. */
export interface OfficePort {
  read(): Promise<Office>
  save(draft: ToSave<OfficeDraft>): Promise<boolean>
}

export interface OfficeEnv extends BaseEnv {
  office: OfficePort
}
