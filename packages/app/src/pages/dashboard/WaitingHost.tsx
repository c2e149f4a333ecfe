import { WaitingStoreModel } from '@latchkey/domain/leads/waiting.store'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { WaitingCard, type WaitingCardProps } from '@latchkey/ui/lettings/leads/WaitingCard'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'

/** Refetches after every change of a lead. */
export const WaitingHost = observer(function WaitingHost({ onOpen }: Pick<WaitingCardProps, 'onOpen'>) {
  const { calls, revision } = useStaff().leads
  const { session } = useRuntime().root
  const [waiting] = useState(() => WaitingStoreModel.create({}, { leads: calls }))

  useEffect(() => void waiting.load(), [waiting, revision])

  return (
    <WaitingCard
      rows={waiting.found?.models ?? []}
      total={waiting.found?.total ?? 0}
      phase={waiting.phase}
      hasRefreshFailed={waiting.phase === 'ready' && waiting.hasFailed}
      onRetry={() => void waiting.load()}
      onOpen={onOpen}
      userId={session.user?.id}
      viewAll={<Link to={`${PATHS.enquiries}?waiting=1`} />}
    />
  )
})
