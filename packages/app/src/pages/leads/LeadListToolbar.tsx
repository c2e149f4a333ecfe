import {
  handlerChoice,
  isCheckAgainChosen,
  isDepositDueChosen,
  waitingChoice,
  whenChoice,
  withCheckAgain,
  withDepositDue,
  withHandler,
  withWaiting,
  withWhen,
} from '@latchkey/domain/leads/lead.choices'
import { DEPOSIT_DUE_TOGGLE } from '@latchkey/domain/leads/deposit/deposit.words'
import { CHECK_AGAIN_TOGGLE } from '@latchkey/domain/leads/right-to-rent/right-to-rent.words'
import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import type { LeadSection } from '@latchkey/domain/leads/lead.status'
import type { ListChoices } from '@latchkey/domain/platform/lists/choices'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { ToggleButton } from '@latchkey/ui/controls/ToggleButton/ToggleButton.tsx'
import { WhoseLeads } from '@latchkey/ui/lettings/leads/WhoseLeads/WhoseLeads.tsx'
import { observer } from 'mobx-react-lite'
import { useHandlers } from '../../components/use-handlers.ts'
import { useRoot } from '../../runtime/runtime.ts'

const WAITING_STATES = { due: 'Due soon', overdue: 'Overdue' } as const

export interface LeadListToolbarProps {
  section: LeadSection
  query: ListQuery<LeadColumn>
  onAsk: (query: ListQuery<LeadColumn>) => void
  /** Called when the viewings to come are chosen, or no longer. */
  onToCome: (isChosen: boolean) => void
}

/**
 * Choices of the list besides its columns. Those that only the dashboard makes are shown until they are released, in the
 * place of the usual one, so that they do not make the toolbar higher.
 */
export const LeadListToolbar = observer(function LeadListToolbar({
  section,
  query,
  onAsk,
  onToCome,
}: LeadListToolbarProps) {
  const canAssign = useRoot().session.can('leads-assign')
  const handlers = useHandlers(canAssign)
  const { choices = {} } = query
  const choose = (next: ListChoices) => onAsk({ ...query, choices: next, page: 1 })
  const waiting = waitingChoice(choices)
  const when = whenChoice(choices)

  return (
    <>
      <WhoseLeads
        choice={handlerChoice(choices)}
        onChoice={(choice) => choose(withHandler(choices, choice))}
        handlers={canAssign ? handlers : undefined}
      />
      {section === 'Enquiry' && (
        <>
          {waiting === 'due' || waiting === 'overdue' ? (
            <ToggleButton isPressed onChange={() => choose(withWaiting(choices, 'all'))}>
              {WAITING_STATES[waiting]}
            </ToggleButton>
          ) : (
            <ToggleButton
              isPressed={waiting !== null}
              onChange={(isOn) => choose(withWaiting(choices, isOn ? 'all' : null))}
            >
              Waiting
            </ToggleButton>
          )}
        </>
      )}
      {section === 'Viewing' && (
        <>
          {when === 'today' ? (
            <ToggleButton isPressed onChange={() => choose(withWhen(choices, null))}>
              Today
            </ToggleButton>
          ) : (
            <ToggleButton
              isPressed={when === 'to-come'}
              onChange={(isOn) => {
                onToCome(isOn)
                choose(withWhen(choices, isOn ? 'to-come' : null))
              }}
            >
              To come
            </ToggleButton>
          )}
        </>
      )}
      {section === 'Reservation' && (
        <>
          {(isCheckAgainChosen(choices) || !isDepositDueChosen(choices)) && (
            <ToggleButton
              isPressed={isCheckAgainChosen(choices)}
              onChange={(isOn) => choose(withCheckAgain(choices, isOn))}
            >
              {CHECK_AGAIN_TOGGLE}
            </ToggleButton>
          )}
          {isDepositDueChosen(choices) && (
            <ToggleButton isPressed onChange={() => choose(withDepositDue(choices, false))}>
              {DEPOSIT_DUE_TOGGLE}
            </ToggleButton>
          )}
        </>
      )}
    </>
  )
})
