import { AUDIT_ACTIONS, auditActionLabel, auditKindLabel } from '@latchkey/domain/audit/audit.actions'
import type { AuditLine } from '@latchkey/domain/audit/audit.contract'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import * as S from './AuditTable.styles.ts'

/** The name of a column of the trail; two of them narrow it. */
export type AuditColumn = 'at' | 'person' | 'action' | 'about' | 'address'

/** What a line is called for who cannot see its row. */
export function lineName({ action, at }: AuditLine, dateFormatter: DateFormatter): string {
  return `${auditActionLabel(action)}, ${dateFormatter.formatDateTime(at)}`
}

/** The columns of the trail; next to the side menu at 1280 px they fit without scrolling in their frame. */
export function auditColumns(dateFormatter: DateFormatter): readonly DataColumn<AuditLine, AuditColumn>[] {
  return [
    {
      id: 'at',
      header: 'When',
      accessorFn: ({ at }) => at,
      cell: ({ row }) => <time>{dateFormatter.formatDateTime(row.original.at)}</time>,
      meta: { widthRem: 9, grow: 0, isWhole: true },
    },
    {
      id: 'person',
      header: 'Person',
      accessorFn: ({ user }) => user?.username ?? DASH,
      meta: { filter: { kind: 'text' }, widthRem: 12.5 },
    },
    {
      id: 'action',
      header: 'Action',
      accessorFn: ({ action }) => auditActionLabel(action),
      meta: {
        filter: { kind: 'text', suggestions: AUDIT_ACTIONS.map(auditActionLabel) },
        widthRem: 12.5,
        isTitle: true,
      },
    },
    {
      id: 'about',
      header: 'About',
      accessorFn: ({ subject }) => subject.name,
      cell: ({ row }) => <About {...row.original.subject} />,
      meta: { widthRem: 12.5 },
    },
    {
      id: 'address',
      header: 'From Address',
      accessorFn: ({ address }) => address ?? DASH,
      meta: { widthRem: 9, grow: 0 },
    },
  ]
}

function About({ kind, id, name }: AuditLine['subject']) {
  const label = auditKindLabel(kind)
  // The person of a session is in its line already.
  if (name === null) return <>{id === null || kind === 'session' ? DASH : `${label} ${id}`}</>
  return (
    <span>
      {name} <S.Kind>{label}</S.Kind>
    </span>
  )
}
