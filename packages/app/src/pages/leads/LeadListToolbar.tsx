import {
  handlerChoice,
  isCheckAgainChosen,
  isWaitingChosen,
  whenChoice,
  withCheckAgain,
  withHandler,
  withWaiting,
  withWhen,
} from '@latchkey/domain/leads/lead.choices'
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

export interface LeadListToolbarProps {
  section: LeadSection
  query: ListQuery<LeadColumn>
  onAsk: (query: ListQuery<LeadColumn>) => void
  /** Called when the viewings to come are chosen, or no longer. */
  onToCome: (isChosen: boolean) => void
}

/** Choices of the list besides its columns. */
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
  const isWaiting = isWaitingChosen(choices)
  const when = whenChoice(choices)

  return (
    <>
      <WhoseLeads
        choice={handlerChoice(choices)}
        onChoice={(choice) => choose(withHandler(choices, choice))}
        handlers={canAssign ? handlers : undefined}
      />
      {section === 'Enquiry' && (
        <ToggleButton isPressed={isWaiting} onChange={(isOn) => choose(withWaiting(choices, isOn))}>
          Waiting
        </ToggleButton>
      )}
      {section === 'Viewing' && (
        <>
          <ToggleButton
            isPressed={when === 'to-come'}
            onChange={(isOn) => {
              onToCome(isOn)
              choose(withWhen(choices, isOn ? 'to-come' : null))
            }}
          >
            To come
          </ToggleButton>
          <ToggleButton
            isPressed={when === 'today'}
            onChange={(isOn) => choose(withWhen(choices, isOn ? 'today' : null))}
          >
            Today
          </ToggleButton>
        </>
      )}
      {section === 'Reservation' && (
        <ToggleButton
          isPressed={isCheckAgainChosen(choices)}
          onChange={(isOn) => choose(withCheckAgain(choices, isOn))}
        >
          {CHECK_AGAIN_TOGGLE}
        </ToggleButton>
      )}
    </>
  )
})
