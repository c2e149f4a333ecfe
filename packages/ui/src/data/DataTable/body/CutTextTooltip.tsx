import { Tooltip } from '@base-ui/react/tooltip'
import type { RefObject } from 'react'
import { Popup, Positioner } from '../../../controls/Tooltip/Tooltip.styles.ts'
import { useCutText } from './use-cut-text.ts'

export interface CutTextTooltipProps {
  table: RefObject<HTMLTableElement | null>
}

/** Shows the full text of truncated cells; one tooltip for all cells of a table. */
export function CutTextTooltip({ table }: CutTextTooltipProps) {
  const { shown, hide, hold } = useCutText(table)
  if (shown === null) return null
  return (
    <Tooltip.Root open onOpenChange={hide}>
      <Tooltip.Portal>
        <Positioner anchor={shown.cell} side="top" align="start" sideOffset={2} collisionPadding={8}>
          <Popup
            // Not on pointerenter, which React may dispatch before the pointer has left the table.
            onPointerMove={hold}
            onPointerLeave={hide}
          >
            {shown.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Popup>
        </Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
