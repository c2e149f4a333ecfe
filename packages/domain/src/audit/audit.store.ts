import { getEnv } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import type { AuditFilter } from './audit.columns.ts'
import type { AuditLine } from './audit.contract.ts'
import type { AuditEnv } from './audit.calls.ts'

export const AuditListModel = listModelOf<AuditLine, AuditFilter>({
  name: 'Audit list',
  fetchPage: (list, query) => getEnv<AuditEnv>(list).audit.list(query),
})
