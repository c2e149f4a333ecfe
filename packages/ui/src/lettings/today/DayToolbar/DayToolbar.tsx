import type { AgentChoice } from '@latchkey/domain/calendar/calendar-agent'
import { addDays, isDay } from '@latchkey/domain/platform/values/days'
import { choicesOf, type Person } from '@latchkey/domain/users/people'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { DateField } from '../../../inputs/DateField/DateField.tsx'
import { InlineSelect } from '../../../inputs/InlineSelect/InlineSelect.tsx'
import * as S from './DayToolbar.styles.ts'

export interface DayToolbarProps {
  /** The displayed day, `YYYY-MM-DD`. */
  date: string
  /** Today, `YYYY-MM-DD`. */
  today: string
  onDate: (date: string) => void
  /** The agents who can be chosen; null for users who see only their own day. */
  agents: readonly Person[] | null
  agent: AgentChoice
  onAgent: (agent: AgentChoice) => void
}

/**
 * Chooses the day and the agent.
 *
 * @do Use it above the viewings of one day.
 * @dont Do not use it for a week or a month: that is CalendarToolbar.
 * @key Tab: Moves from the arrows to the day and the agent.
 * @key Enter: Presses the arrow that has the focus.
 */
export function DayToolbar({ date, today, onDate, agents, agent, onAgent }: DayToolbarProps) {
  // Incomplete text; the displayed day stays meanwhile.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <S.Root>
      <IconButton
        label="Day before"
        icon={<ChevronLeft aria-hidden />}
        variant="secondary"
        onClick={() => onDate(addDays(date, -1))}
      />
      <S.Day>
        <DateField
          aria-label="Day"
          value={typed ?? date}
          today={today}
          onChange={(next) => {
            setTyped(isDay(next) ? null : next)
            if (isDay(next)) onDate(next)
          }}
          onBlur={() => setTyped(null)}
        />
      </S.Day>
      <IconButton
        label="Day after"
        icon={<ChevronRight aria-hidden />}
        variant="secondary"
        onClick={() => onDate(addDays(date, 1))}
      />
      {agents !== null && (
        <InlineSelect<AgentChoice>
          label="Agent"
          width="11rem"
          options={[{ value: 'me', label: 'Me' }, ...choicesOf(agents.filter(({ isMe }) => !isMe))]}
          value={agents.some(({ id, isMe }) => isMe && id === agent) ? 'me' : agent}
          onChange={onAgent}
        />
      )}
    </S.Root>
  )
}
