import { AGENT_LABELS } from '@latchkey/domain/calendar/calendar-agent'
import { monthOf, stepMonth } from '@latchkey/domain/calendar/month-grid'
import { placeViewings, rangeOf } from '@latchkey/domain/calendar/place-viewings'
import { CalendarToolbar } from '@latchkey/ui/calendar/CalendarToolbar/CalendarToolbar.tsx'
import { MonthView } from '@latchkey/ui/calendar/MonthView/MonthView.tsx'
import { DndScope } from '@latchkey/ui/controls/DndScope/DndScope.tsx'
import { useMemo, useState } from 'react'
import { showOurs } from './show.tsx'
import { dateFormatter, TODAY, viewings } from './viewings.ts'

const ignore = () => undefined
const noun = { one: 'viewing', many: 'viewings' }

function Page() {
  const [day, setDay] = useState(TODAY)
  const { days, label } = useMemo(() => monthOf(day), [day])
  const events = useMemo(
    () => placeViewings(viewings, rangeOf({ days }), dateFormatter, AGENT_LABELS.month),
    [days],
  )
  const step = (by: -1 | 1) => setDay(stepMonth(day, by))
  return (
    <>
      <CalendarToolbar
        periodLabel={label}
        view="month"
        legend="Viewings"
        onViewChange={ignore}
        onToday={ignore}
        onStep={step}
      />
      <DndScope>
        <MonthView
          label={label}
          days={days}
          events={events}
          today={TODAY}
          noun={noun}
          onOpen={ignore}
          onMove={ignore}
          onMoveRequest={ignore}
          onStep={step}
        />
      </DndScope>
    </>
  )
}

showOurs(<Page />)
