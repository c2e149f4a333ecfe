import type { RootEnv } from '@latchkey/domain/root/env'
import type { RootStore } from '@latchkey/domain/root/root.store'
import { STAFF_CALLS } from '@latchkey/domain/root/staff.calls'
import { createStaffStore, type StaffStore } from '@latchkey/domain/root/staff.store'
import { clients } from '../api/client.ts'
import { sendWithFiles } from '../api/files.ts'
import type { Http } from '../api/http/http.ts'

export const openStaff = (http: Http, env: RootEnv, root: RootStore): StaffStore =>
  createStaffStore({ ...env, ...clients(sendWithFiles(http), STAFF_CALLS) }, root)
