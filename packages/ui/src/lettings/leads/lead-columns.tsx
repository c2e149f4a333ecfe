import { POSSIBLE_DUPLICATE } from '@latchkey/domain/leads/lead.messages'
import {
  LEAD_COLUMNS,
  LEAD_LIST_COLUMNS,
  type LeadColumn,
  type LeadColumnIn,
} from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { addressParts, leadName } from '@latchkey/domain/leads/lead-names'
import { LEAD_STATUS_LABELS, SECTION_STATUSES, type LeadSection } from '@latchkey/domain/leads/lead-status'
import { phoneText } from '@latchkey/domain/platform/values/phone-text'
import { recordHref } from '@latchkey/domain/navigation/open-record'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { Users } from 'lucide-react'
import { CopyText } from '../../data/CopyText/CopyText.tsx'
import type { DataColumn } from '../../data/DataTable/columns/data-column.ts'
import { suggesting } from '../../data/DataTable/filters/suggesting.tsx'
import { opensHere, pressOnSpace } from '../opens-here.ts'
import { HandlerLine } from './HandlerLine/HandlerLine.tsx'
import { DuplicateMark } from './lead-cells.styles.ts'
import { WaitingMark } from './WaitingMark/WaitingMark.tsx'
import { LeadStatusLabel } from './LeadStatusLabel/LeadStatusLabel.tsx'

/** The callbacks and settings of the cells. */
export interface LeadColumnActions {
  dateFormatter: DateFormatter
  /** The signed-in user. */
  userId?: number | undefined
  onOpen: (row: LeadRow) => void
}

/** Minimum width of a column in rem, its share of the remaining width, and its minimum in the compact list. */
type Width = readonly [leastRem: number, grow: number, compactRem?: number]

const DATED_WIDTHS = {
  dateAndTime: [5.75, 1.15, 5.5],
  name: [6.25, 1.3, 9],
  email: [8.625, 1.6, 11.375],
  phone: [7.75, 1, 6.625],
  // Wide enough for the number of a flat in a block.
  propertyAddress: [8.875, 2.7, 7.25],
  propertyName: [5.875, 1.1, 5],
} as const

/** A press on a name opens a dialog, as a button does (rule G32), which has no address for a new tab. */
const OPENS_DIALOG = { role: 'button' } as const

/** Columns needed to act are never truncated; the date is short. */
const WHOLE: ReadonlySet<LeadColumn> = new Set(['dateAndTime', 'phone', 'status'])

/** Columns whose text continues beside the second line of the name, so that emails have room for one line. */
const IN_TWO_LINES: ReadonlySet<LeadColumn> = new Set([
  'dateAndTime',
  'propertyAddress',
  'propertyName',
  'status',
])

/**
 * With the row menu, the minimum widths add up to at most 59.875 rem: the three lists fit beside the side
 * menu at 1280 px without scrolling in their frame. Emails of usual length fit one line, and so do the statuses of
 * viewings and reservations.
 */
const WIDTHS: { readonly [Section in LeadSection]: Readonly<Record<LeadColumnIn<Section>, Width>> } = {
  Enquiry: {
    // Wide enough for the waiting time and the first name of a handler.
    name: [11.5, 1.35, 13.25],
    email: [10, 1.5, 12],
    phone: [7.875, 0.9, 7.5],
    // Wide enough for a town with its postcode.
    propertyAddress: [9.25, 3, 8.875],
    propertyName: [6.375, 1.1, 6],
    status: [11.75, 1.25, 9.5],
  },
  // Its longest status is shorter than those of reservations.
  Viewing: {
    ...DATED_WIDTHS,
    email: [8.625, 1.6, 12],
    status: [12, 1.45, 11.75],
  },
  Reservation: {
    ...DATED_WIDTHS,
    name: [6.25, 1.3, 8.625],
    email: [8.625, 1.6, 11.25],
    status: [13, 1.5, 12.875],
  },
}

/** The columns of the list of a section; `LeadCells` around the table styles them. */
export function leadColumns(
  section: LeadSection,
  { dateFormatter, userId, onOpen }: LeadColumnActions,
): DataColumn<LeadRow, LeadColumn>[] {
  const cells: Partial<Record<LeadColumn, DataColumn<LeadRow>['render']>> = {
    name: (lead) => (
      <>
        <a
          {...OPENS_DIALOG}
          href={recordHref('lead', lead.id)}
          data-line="name"
          data-lead={lead.id}
          onClick={opensHere(() => onOpen(lead))}
          onKeyDown={pressOnSpace}
        >
          <span data-may-be-cut>{leadName(lead)}</span>
        </a>
        <div data-line="facts">
          <span data-line="wait-and-handler">
            {lead.waiting && <WaitingMark waiting={lead.waiting} />}
            <HandlerLine handler={lead.handler} isMine={lead.handler?.id === userId} />
          </span>
          {lead.duplicates > 0 && (
            <DuplicateMark>
              <Users aria-hidden />
              {POSSIBLE_DUPLICATE}
            </DuplicateMark>
          )}
        </div>
      </>
    ),
    propertyAddress: ({ property }) => {
      const { street, town } = addressParts(property)
      return (
        <span data-line="address">
          <span>{street}</span> <span>{town}</span>
        </span>
      )
    },
    email: ({ email }) => <CopyText value={email} />,
    phone: ({ phone }) => <span data-line="phone">{phoneText(phone)}</span>,
    status: ({ status }) => <LeadStatusLabel status={status} isQuiet />,
  }
  const widths: Partial<Record<LeadColumn, Width>> = WIDTHS[section]
  return LEAD_LIST_COLUMNS[section].map((id) => {
    const { label, textOf, isDigits } = LEAD_COLUMNS[id]
    const [widthRem, grow, compactRem] = widths[id] ?? []
    return {
      id,
      header: label,
      accessorFn: (row) => textOf(row, dateFormatter),
      ...(cells[id] && { render: cells[id] }),
      enableSorting: true,
      meta: {
        filter:
          id === 'status'
            ? suggesting(SECTION_STATUSES[section].map((status) => LEAD_STATUS_LABELS[status]))
            : { kind: isDigits ? 'digits' : 'text' },
        widthRem,
        compactRem,
        grow,
        isTitle: id === 'name',
        isPinned: id === 'status',
        isWhole: WHOLE.has(id),
        compactLines: IN_TWO_LINES.has(id) ? 2 : 1,
      },
    }
  })
}
