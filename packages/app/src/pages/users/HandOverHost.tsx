import type { HandOverStore } from '@latchkey/domain/users/hand-over.store'
import { HandOverDialog } from '@latchkey/ui/lettings/users/HandOverDialog/HandOverDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useLoadedPeople } from '../../components/use-handlers.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface HandOverHostProps extends DialogProps {
  handOver: HandOverStore
}

export const HandOverHost = observer(function HandOverHost({ isOpen, handOver, onClose }: HandOverHostProps) {
  const { users } = useRoot()
  const { leaver, work } = handOver

  useLoadedPeople(isOpen)

  if (leaver === null || work === null) return null
  const recipients = work.viewingsTotal > 0 ? users.agents : users.possibleHandlers
  const handleConfirm = async () => {
    if ((await handOver.confirm()) !== null) void users.receiveRefresh()
  }
  return (
    <HandOverDialog
      isOpen={isOpen}
      texts={handOver.texts}
      work={work}
      recipients={recipients.filter(({ id }) => id !== leaver.id)}
      toUserId={handOver.toUserId}
      isOverriding={handOver.isOverriding}
      error={handOver.error}
      isBusy={handOver.isBusy}
      onRecipient={(userId) => void handOver.select(userId)}
      onOverride={(isOverriding) => handOver.setOverriding(isOverriding)}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  )
})
