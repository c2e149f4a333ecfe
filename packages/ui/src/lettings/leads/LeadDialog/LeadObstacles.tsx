import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { LeadObstacle } from '@latchkey/domain/leads/lead-obstacle'
import type { LeadValues } from '@latchkey/domain/leads/lead-values'
import type { Person } from '@latchkey/domain/users/people'
import { observer } from 'mobx-react-lite'
import type { DialogRecord } from '../../RecordDialog.tsx'
import { agentNameIn } from '../agent-choices.ts'
import { ClashDialog } from '../ClashDialog/ClashDialog.tsx'
import { HeldNotice } from '../HeldNotice/HeldNotice.tsx'
import { lazyDialog } from '../../../loading/lazy-dialog.tsx'
import { LeadConflictDialog } from '../LeadConflictDialog/LeadConflictDialog.tsx'

/** A user can respond to an obstacle with these actions. */
export interface LeadObstacleActions {
  onSaveMerged: () => void
  onSaveAnyway: () => void
  /** Called with the reason for completing a letting without every right to rent check; omitted without permission. */
  onCompleteAnyway?: ((reason: string) => void) | undefined
  onObstacleClose: () => void
}

interface LeadObstaclesProps extends LeadObstacleActions {
  opened: Pick<DialogRecord<LeadRecord, LeadValues, LeadObstacle>, 'form' | 'obstacle'>
  agents: readonly Person[]
  isBusy?: boolean
}

const RightToRentObstacle = lazyDialog(
  () => import('../RightToRentObstacle/RightToRentObstacle.tsx'),
  'RightToRentObstacle',
)

/**
 * Dialogs for the obstacles to a save: a conflict, an overlapping viewing, a held property, a missing check.
 */
export const LeadObstacles = observer(function LeadObstacles({
  opened: { form, obstacle },
  agents,
  isBusy,
  onSaveMerged,
  onSaveAnyway,
  onCompleteAnyway,
  onObstacleClose,
}: LeadObstaclesProps) {
  if (form === null) return null
  switch (obstacle?.kind) {
    case 'conflict':
      return (
        <LeadConflictDialog
          isOpen
          changedBy={obstacle.changedBy}
          form={form}
          agents={agents}
          isBusy={isBusy}
          onKeepMine={onSaveMerged}
          onTakeTheirs={() => {
            form.reset()
            onObstacleClose()
          }}
          onCancel={onObstacleClose}
        />
      )
    case 'clash': {
      const agentId = form.value('viewingUserId')
      return (
        <ClashDialog
          isOpen
          clash={obstacle.clash}
          agentName={agentId === null ? null : agentNameIn(agents, agentId)}
          isBusy={isBusy}
          onConfirm={onSaveAnyway}
          onCancel={onObstacleClose}
        />
      )
    }
    case 'held':
      return <HeldNotice isOpen heldBy={obstacle.heldBy} onClose={onObstacleClose} />
    case 'right-to-rent':
      return (
        <RightToRentObstacle
          isOpen
          adults={obstacle.adults}
          recorded={obstacle.recorded}
          isBusy={isBusy ?? false}
          onOverride={onCompleteAnyway}
          onClose={onObstacleClose}
        />
      )
    default:
      return null
  }
})
