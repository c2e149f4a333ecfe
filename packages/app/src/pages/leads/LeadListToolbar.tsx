import { handlerChoice, withHandler } from '@latchkey/domain/leads/lead.choices'
import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { WhoseLeads } from '@latchkey/ui/lettings/leads/WhoseLeads'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'

export interface LeadListToolbarProps {
  query: ListQuery<LeadColumn>
  onAsk: (query: ListQuery<LeadColumn>) => void
}

/** Above a list of leads: what it is narrowed to apart from its columns. Source: decision A2. */
export const LeadListToolbar = observer(function LeadListToolbar({ query, onAsk }: LeadListToolbarProps) {
  const { handlers } = useStaff().leads
  const canAssign = useRuntime().root.session.can('leads-assign')
  const { choices = {} } = query

  useEffect(() => {
    if (canAssign) void handlers.load()
  }, [canAssign, handlers])

  return (
    <WhoseLeads
      choice={handlerChoice(choices)}
      onChoice={(choice) => onAsk({ ...query, choices: withHandler(choices, choice), page: 1 })}
      handlers={canAssign ? handlers.options : undefined}
    />
  )
})
