import type { ToSave } from '../forms/form.model.ts'
import type { BaseEnv } from '../platform/env.ts'
import type { Brand, Office } from './office.contract.ts'
import type { OfficeDraft } from './office.draft.ts'

/** The API calls of the store for the office's settings. Every call rejects with a `ProblemError`. */
export interface OfficePort {
  /** What of the settings anybody may see. */
  brand(): Promise<Brand>
  read(): Promise<Office>
  save(draft: ToSave<OfficeDraft>): Promise<boolean>
}

/** The environment with these calls. */
export interface OfficeEnv extends BaseEnv {
  office: OfficePort
}
