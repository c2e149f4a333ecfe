import { readDeposits, recordDeposit, recordDepositOutcome } from '@latchkey/domain/leads/deposits'
import { GOV_UK } from '@latchkey/domain/leads/gov-uk'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import {
  deleteCheck,
  readRightToRent,
  saveAdults,
  saveCheck,
} from '@latchkey/domain/leads/right-to-rent-checks'
import type { WriteOutcome } from '@latchkey/domain/platform/records/write-outcome'
import { DepositCard } from '@latchkey/ui/lettings/leads/DepositCard/DepositCard.tsx'
import { RightToRentCard } from '@latchkey/ui/lettings/leads/RightToRentCard/RightToRentCard.tsx'
import { observer } from 'mobx-react-lite'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useToday } from '../../config/use-clock.ts'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** After a failure the card may be stale; a form shows its rejected fields. */
async function elseRetry(writing: Promise<WriteOutcome>, retry: () => void): Promise<WriteOutcome> {
  const outcome = await writing
  if (outcome.kind !== 'done' && outcome.kind !== 'invalid') retry()
  return outcome
}

export interface LeadLettingHostProps {
  lead: LeadRecord
}

/** The parts of a letting outside the form: the holding deposit and the right to rent checks. */
export const LeadLettingHost = observer(function LeadLettingHost({ lead }: LeadLettingHostProps) {
  return (
    <>
      {lead.section === 'Reservation' && <RightToRentOf key={`check ${lead.id}`} lead={lead} />}
      <DepositsOf key={`deposit ${lead.id}`} lead={lead} />
    </>
  )
})

const RightToRentOf = observer(function RightToRentOf({ lead }: LeadLettingHostProps) {
  const root = useRoot()
  const { leads } = root
  const { reading, retry } = useReading(() => readRightToRent(root, lead.id), leads.revisionOf(lead.id))
  const today = useToday()
  return (
    <RightToRentCard
      rightToRent={reading.value}
      phase={reading.missing ?? 'loading'}
      onRetry={retry}
      today={today}
      moveOn={businessDateFormatter.toDateInput(lead.desiredMoveDate) || null}
      isBusy={leads.isSaving}
      guidance={GOV_UK.rightToRent.url}
      onAdults={(adults) => void elseRetry(saveAdults(leads, lead.id, adults), retry)}
      onSave={(check, values) => elseRetry(saveCheck(leads, lead.id, check, values), retry)}
      onDelete={(check) => void elseRetry(deleteCheck(leads, lead.id, check), retry)}
    />
  )
})

/** Outside a reservation only while a deposit is open. */
const DepositsOf = observer(function DepositsOf({ lead }: LeadLettingHostProps) {
  const root = useRoot()
  const { leads } = root
  const { reading, retry } = useReading(() => readDeposits(root, lead.id), leads.revisionOf(lead.id))
  const today = useToday()
  const isReserving = lead.section === 'Reservation'
  const isOpen = reading.value?.deposits.some(({ outcome }) => outcome === null) ?? false
  if (!isReserving && !isOpen) return null
  return (
    <DepositCard
      deposits={reading.value}
      phase={reading.missing ?? 'loading'}
      onRetry={retry}
      today={today}
      isBusy={leads.isSaving}
      guidance={GOV_UK.holdingDeposits.url}
      onRecord={isReserving ? (values) => elseRetry(recordDeposit(leads, lead.id, values), retry) : undefined}
      onOutcome={(deposit, values) => elseRetry(recordDepositOutcome(leads, lead.id, deposit, values), retry)}
    />
  )
})
