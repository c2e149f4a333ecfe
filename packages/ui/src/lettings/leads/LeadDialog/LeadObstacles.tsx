import { draftOf } from '@latchkey/domain/leads/lead.draft'
import { differences } from '@latchkey/domain/leads/lead.differences'
import type { LeadSave } from '@latchkey/domain/leads/leads.port'
import type { Clock } from '@latchkey/domain/platform/time'
import type { UserOption } from '@latchkey/domain/users/user.contract'
import { ClashDialog } from '../ClashDialog/ClashDialog.tsx'
import { HeldNotice } from '../HeldNotice/HeldNotice.tsx'
import { LeadConflictDialog } from '../LeadConflictDialog/LeadConflictDialog.tsx'
import type { LeadForm } from '../lead-form.ts'
import { agentNameIn } from '../agent-choices.ts'
import type { LeadObstacle } from './LeadDialog.tsx'

/** What the obstacles to a save need. */
export interface LeadObstaclesProps {
  obstacle: LeadObstacle | null
  form: LeadForm
  clock: Clock
  agents: readonly UserOption[]
  isBusy: boolean
  onClose: () => void
  /** Repeats the last save over a clash. */
  onSaveAnyway: () => void
  onSave: (save: LeadSave) => void
}

/** Why a save did not go through, and the ways on. Source: decisions L35, L39 and L40. */
export function LeadObstacles({
  obstacle,
  form,
  clock,
  agents,
  isBusy,
  onClose,
  onSaveAnyway,
  onSave,
}: LeadObstaclesProps) {
  const agentName = (id: number) => agentNameIn(agents, id)
  switch (obstacle?.kind) {
    case 'conflict': {
      const theirs = draftOf(obstacle.theirs)
      const texts = { clock, agentName }
      return (
        <LeadConflictDialog
          isOpen
          changedBy={obstacle.changedBy}
          disputed={differences(form.merged, theirs, texts)}
          theirsOnly={differences(form.draft, form.merged, texts)}
          isBusy={isBusy}
          onKeepMine={() => onSave(form.takeMerged())}
          onTakeTheirs={() => {
            form.reset()
            onClose()
          }}
          onCancel={onClose}
        />
      )
    }
    case 'clash':
      return (
        <ClashDialog
          isOpen
          clash={obstacle.clash}
          agentName={form.draft.viewingUserId === null ? null : agentName(form.draft.viewingUserId)}
          clock={clock}
          isBusy={isBusy}
          onConfirm={onSaveAnyway}
          onCancel={onClose}
        />
      )
    case 'held':
      return <HeldNotice isOpen heldBy={obstacle.heldBy} onClose={onClose} />
    default:
      return null
  }
}
