import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead.names'
import { use } from 'react'
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx'
import { BeforeName } from './lead-cells.styles.ts'
import { LeadSelectionContext } from './lead-selection-context.ts'

/** The checkbox of a lead in a list; renders nothing without a selection. */
export function SelectLead({ row }: { row: LeadRow }) {
  const selection = use(LeadSelectionContext)
  if (selection === null) return null
  const isSelected = selection.ids.has(row.id)
  return (
    <BeforeName>
      <Checkbox
        label={`Select ${leadName(row)}`}
        isLabelHidden
        isChecked={isSelected}
        isDisabled={selection.isFull && !isSelected}
        onChange={() => selection.onToggle(row)}
      />
    </BeforeName>
  )
}
