import { handlerChoice, withHandler } from '@latchkey/domain/leads/lead-choices'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { LEAD_TOGGLES, TO_COME } from '@latchkey/domain/leads/lead-toggles'
import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import type { ListChoices } from '@latchkey/domain/platform/lists/choices'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { ToggleButton } from '@latchkey/ui/controls/ToggleButton/ToggleButton.tsx'
import { useMedia } from '@latchkey/ui/hooks/use-media.ts'
import { WhoseLeads } from '@latchkey/ui/lettings/leads/WhoseLeads/WhoseLeads.tsx'
import { under } from '@latchkey/ui/theme/breakpoints.ts'
import { observer } from 'mobx-react-lite'
import { useHandlers } from '../../components/use-handlers.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { ToCompleteButton } from './ToCompleteButton.tsx'

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
  const isPhone = useMedia(under(640))
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
      {section === 'Enquiry' && isPhone && <ToCompleteButton size="small" />}
    </>
  )
})
