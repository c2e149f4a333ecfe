import { Tooltip } from '@base-ui/react/tooltip'
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
    <Tooltip.Root open>
      <TooltipPopup
        placement={{ anchor: shown.cell, side: 'top', sideOffset: 2 }}
        isOpen
        isOfFocus={shown.isOfFocus}
        onHide={hide}
        // Not on pointerenter, which React may dispatch before the pointer has left the table.
        onPointerMove={hold}
        onPointerLeave={hide}
      >
        {shown.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </TooltipPopup>
    </Tooltip.Root>
  )
}
