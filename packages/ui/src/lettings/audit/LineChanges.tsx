import type { AuditLine } from '@latchkey/domain/audit/audit.contract'
import { changeInWords } from '@latchkey/domain/audit/audit.messages'
import { useDateFormatter } from '../date-formatter-context.ts'
import { ChangeList } from './ChangeList/ChangeList.tsx'

export interface LineChangesProps {
  changes: AuditLine['changes']
  /** The name of a user. */
  agentName: (id: number) => string
}

/** The changes of a line of the audit trail, in words. */
export function LineChanges({ changes, agentName }: LineChangesProps) {
  const dateFormatter = useDateFormatter()
  return <ChangeList changes={changes.map((change) => changeInWords(change, { dateFormatter, agentName }))} />
}
