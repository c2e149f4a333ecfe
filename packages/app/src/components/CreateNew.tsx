import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Tooltip } from '@latchkey/ui/controls/Tooltip/Tooltip.tsx'
import { Plus } from 'lucide-react'

export interface CreateNewProps {
  onClick: () => void
  label?: string
  /** The letter that does the same, for the tooltip. */
  shortcut?: string
}

export function CreateNew({ onClick, label = 'Create New', shortcut }: CreateNewProps) {
  const button = (
    <Button variant="primary" icon={<Plus aria-hidden />} aria-keyshortcuts={shortcut} onClick={onClick}>
      {label}
    </Button>
  )
  return shortcut === undefined ? (
    button
  ) : (
    <Tooltip text={`Shortcut: ${shortcut}`} side="bottom">
      {button}
    </Tooltip>
  )
}
