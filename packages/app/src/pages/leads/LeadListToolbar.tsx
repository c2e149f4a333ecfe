import { handlerChoice, withHandler } from '@latchkey/domain/leads/lead-choices'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { LEAD_TOGGLES, TO_COME } from '@latchkey/domain/leads/lead-toggles'
import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import { completing, isToCompleteOpen, withToComplete } from '@latchkey/domain/navigation/to-complete-address'
import type { ListChoices } from '@latchkey/domain/platform/lists/choices'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { toCompleteText } from '@latchkey/domain/to-complete/to-complete-count'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { ToggleButton } from '@latchkey/ui/controls/ToggleButton/ToggleButton.tsx'
import { WhoseLeads } from '@latchkey/ui/lettings/leads/WhoseLeads/WhoseLeads.tsx'
import { observer } from 'mobx-react-lite'
import { useSearch } from '../../address/AppRouter.tsx'
import { useHandlers } from '../../components/use-handlers.ts'
import { useReading } from '../../editing/use-reading.ts'
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

  return (
    <>
      <WhoseLeads
        choice={handlerChoice(choices)}
        onChoice={(choice) => choose(withHandler(choices, choice))}
        handlers={canAssign ? handlers : undefined}
      />
      {LEAD_TOGGLES[section](choices).map(({ label, isOn, pressed }, place) => (
        <ToggleButton
          // One that takes the place of another keeps the focus.
          key={place}
          isPressed={isOn}
          onChange={(isChosen) => {
            if (label === TO_COME) onToCome(isChosen)
            choose(pressed)
          }}
        >
          {label}
        </ToggleButton>
      ))}
      {section === 'Enquiry' && <ToCompleteButton />}
    </>
  )
})

/** The dialog of enquiries to complete in the page's address. */
export function useToComplete() {
  const { params, setSearch } = useSearch()
  return {
    isOpen: isToCompleteOpen(params),
    show: () => setSearch((current) => withToComplete(current, true)),
    close: () => setSearch((current) => withToComplete(current, false), { replace: true }),
    /** Opens the form of a new lead in its place. */
    complete: (id: number) => setSearch((current) => completing(current, id), { replace: true }),
  }
}

/** Opens the enquiries that wait to be completed; absent without any. Refetches when one comes or goes. */
const ToCompleteButton = observer(function ToCompleteButton() {
  const { calls, toCompleteRevision } = useRoot().leads
  const { reading } = useReading(() => calls.waiting(), toCompleteRevision)
  const { show } = useToComplete()
  const total = reading.value?.toComplete.total ?? 0
  return (
    total > 0 && (
      <Button size="small" onClick={show}>
        {toCompleteText(total)}
      </Button>
    )
  )
})
