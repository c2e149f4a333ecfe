import type { RefObject } from 'react'
import { TooltipPopup } from '../../../controls/Tooltip/TooltipPopup.tsx'
import { useCutText } from './use-cut-text.ts'

export interface CutTextTooltipProps {
  table: RefObject<HTMLTableElement | null>
}

/** Shows the full text of truncated cells; one tooltip for all cells of a table. */
export function CutTextTooltip({ table }: CutTextTooltipProps) {
  const { shown, hide, hold } = useCutText(table)
  if (shown === null) return null
  return (
    <TooltipPopup anchor={shown.cell} side="top" gap={2} onHold={hold} onHide={hide}>
      {shown.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </TooltipPopup>
  )
}
