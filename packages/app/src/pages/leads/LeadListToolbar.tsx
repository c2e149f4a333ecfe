import { HandlersModel } from '@latchkey/domain/leads/handler/handlers.store'
import { handlerChoice, isWaitingChosen, withHandler, withWaiting } from '@latchkey/domain/leads/lead.choices'
import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import type { LeadSection } from '@latchkey/domain/leads/lead.status'
import type { ListChoices } from '@latchkey/domain/platform/lists/choices'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { ToggleButton } from '@latchkey/ui/controls/ToggleButton'
import { WhoseLeads } from '@latchkey/ui/lettings/leads/WhoseLeads'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'

export interface LeadListToolbarProps {
  section: LeadSection
  query: ListQuery<LeadColumn>
  onAsk: (query: ListQuery<LeadColumn>) => void
}

/** Above a list of leads: what it is narrowed to apart from its columns. Source: decisions A2 and A3. */
export const LeadListToolbar = observer(function LeadListToolbar({
  section,
  query,
  onAsk,
}: LeadListToolbarProps) {
  const { calls } = useStaff().leads
  const [handlers] = useState(() => HandlersModel.create({}, { leads: calls }))
  const canAssign = useRuntime().root.session.can('leads-assign')
  const { choices = {} } = query
  const choose = (next: ListChoices) => onAsk({ ...query, choices: next, page: 1 })
  const isWaiting = isWaitingChosen(choices)

  useEffect(() => {
    if (canAssign) void handlers.load()
  }, [canAssign, handlers])

  return (
    <>
      <WhoseLeads
        choice={handlerChoice(choices)}
        onChoice={(choice) => choose(withHandler(choices, choice))}
        handlers={canAssign ? handlers.options : undefined}
      />
      {section === 'Enquiry' && (
        <ToggleButton isPressed={isWaiting} onChange={(isOn) => choose(withWaiting(choices, isOn))}>
          Waiting
        </ToggleButton>
      )}
    </>
  )
})
