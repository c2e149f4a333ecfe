import { AUDIT_ACTIONS, auditActionLabel, auditKindLabel } from '@latchkey/domain/audit/audit-actions'
import { AUDIT_COLUMNS, type AuditColumn } from '@latchkey/domain/audit/audit.columns'
import type { AuditLine } from '@latchkey/domain/audit/audit.contract'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { suggesting } from '../../../data/DataTable/filters/suggesting.tsx'
import { textColumns } from '../../text-columns.ts'
import * as S from './AuditTable.styles.ts'

/** The accessible name of an entry. */
export function lineName({ action, at }: AuditLine, dateFormatter: DateFormatter): string {
  return `${auditActionLabel(action)}, ${dateFormatter.formatDateTime(at)}`
}

/** The columns fit beside the side menu at 1280 px without scrolling in their frame. */
export const auditColumns = (dateFormatter: DateFormatter): readonly DataColumn<AuditLine, AuditColumn>[] =>
  textColumns(AUDIT_COLUMNS, dateFormatter, {
    at: {
      render: (line) => <time>{AUDIT_COLUMNS.at.textOf(line, dateFormatter)}</time>,
      meta: { widthRem: 9, grow: 0, isWhole: true },
    },
    person: { meta: { filter: { kind: 'text' }, widthRem: 12.5 } },
    action: {
      meta: {
        filter: suggesting(AUDIT_ACTIONS.map(auditActionLabel)),
        widthRem: 12.5,
        isTitle: true,
      },
    },
    about: {
      render: (line) =>
        line.subject.name === null ? (
          AUDIT_COLUMNS.about.textOf(line) || DASH
        ) : (
          <span>
            {line.subject.name} <S.Kind>{auditKindLabel(line.subject.kind)}</S.Kind>
          </span>
        ),
      meta: { widthRem: 12.5 },
    },
    address: { meta: { widthRem: 9, grow: 0 } },
  })
