import type { HandOverStore } from '@latchkey/domain/users/hand-over.store'
import { HandOverDialog } from '@latchkey/ui/lettings/users/HandOverDialog/HandOverDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useLoadedPeople } from '../../components/use-handlers.ts'

export interface HandOverHostProps extends DialogProps {
  handOver: HandOverStore
}

export const HandOverHost = observer(function HandOverHost({ isOpen, handOver, onClose }: HandOverHostProps) {
  const { work } = handOver
  useLoadedPeople(isOpen)
  if (work === null) return null
  return (
    <HandOverDialog
      isOpen={isOpen}
      texts={handOver.texts}
      work={work}
      recipients={handOver.recipients}
      toUserId={handOver.toUserId}
      isOverriding={handOver.isOverriding}
      error={handOver.error}
      isBusy={handOver.isBusy}
      onRecipient={(userId) => void handOver.select(userId)}
      onOverride={(isOverriding) => handOver.setOverriding(isOverriding)}
      onConfirm={() => void handOver.confirm()}
      onCancel={onClose}
    />
  )
})
