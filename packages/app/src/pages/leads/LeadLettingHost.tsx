import { readDeposits, recordDeposit, recordDepositOutcome } from '@latchkey/domain/leads/deposits'
import {
  openDepositText,
  RECORD_DEPOSIT,
  RECORD_DEPOSIT_OUTCOME,
} from '@latchkey/domain/leads/deposit/deposit.words'
import { GOV_UK } from '@latchkey/domain/leads/gov-uk'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import {
  deleteCheck,
  readRightToRent,
  saveAdults,
  saveCheck,
} from '@latchkey/domain/leads/right-to-rent-checks'
import {
  ADULTS_SAVED,
  CHANGE_CHECK,
  DELETE_CHECK,
  RECORD_CHECK,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.words'
import { CHANGED_MEANWHILE } from '@latchkey/domain/platform/messages'
import type { WriteOutcome } from '@latchkey/domain/platform/records/write-outcome'
import { DepositCard } from '@latchkey/ui/lettings/leads/DepositCard/DepositCard.tsx'
import { RightToRentCard } from '@latchkey/ui/lettings/leads/RightToRentCard/RightToRentCard.tsx'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useToday } from '../../config/use-clock.ts'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

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
  const report = useReport(retry)
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
      onAdults={(adults) => void report(saveAdults(leads, lead.id, adults), ADULTS_SAVED)}
      onSave={(check, values) =>
        report(
          saveCheck(leads, lead.id, check, values),
          check === null ? RECORD_CHECK.done : CHANGE_CHECK.done,
        )
      }
      onDelete={(check) => void report(deleteCheck(leads, lead.id, check), DELETE_CHECK.done)}
    />
  )
})

/** Outside a reservation only while a deposit is open. */
const DepositsOf = observer(function DepositsOf({ lead }: LeadLettingHostProps) {
  const root = useRoot()
  const { leads } = root
  const { reading, retry } = useReading(() => readDeposits(root, lead.id), leads.revisionOf(lead.id))
  const report = useReport(retry)
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
      onRecord={
        isReserving
          ? async (values) => {
              const outcome = await recordDeposit(leads, lead.id, values)
              if (outcome.kind !== 'open') return report(outcome, RECORD_DEPOSIT.done)
              toasts.error(openDepositText(outcome.heldBy, lead.id))
              retry()
              return outcome
            }
          : undefined
      }
      onOutcome={(deposit, values) =>
        report(recordDepositOutcome(leads, lead.id, deposit, values), RECORD_DEPOSIT_OUTCOME.done)
      }
    />
  )
})

/** Shows an outcome as a toast, except invalid fields, which the form shows. */
function useReport(retry: () => void) {
  return async (writing: WriteOutcome | Promise<WriteOutcome>, done: string): Promise<WriteOutcome> => {
    const outcome = await writing
    if (outcome.kind === 'done') toasts.success(done)
    else if (outcome.kind !== 'invalid') {
      if (isChanged(outcome)) toasts.error(CHANGED_MEANWHILE)
      else toastFailure(outcome)
      retry()
    }
    return outcome
  }
}

const isChanged = (outcome: WriteOutcome): boolean =>
  outcome.kind === 'rejected' || (outcome.kind === 'failed' && outcome.problem.kind === 'rejected')
