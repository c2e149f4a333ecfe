import { format, getDay, parse, startOfWeek } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import { useState } from 'react'
import { Calendar, dateFnsLocalizer } from 'react-big-calendar'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import { showPlain } from '../show-plain.tsx'
import { TODAY, viewings } from '../viewings.ts'

const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: { 'en-GB': enGB } })
const today = new Date(`${TODAY}T12:00`)
const HOUR_MS = 3_600_000
const events = viewings.map(({ id, name, viewingDate }) => ({
  id,
  title: name,
  start: new Date(viewingDate * 1000),
  end: new Date(viewingDate * 1000 + HOUR_MS),
}))

function Page() {
  const [date, setDate] = useState(today)
  return (
    <div style={{ minHeight: 900 }}>
      <Calendar
        localizer={localizer}
        culture="en-GB"
        events={events}
        date={date}
        onNavigate={setDate}
        view="month"
        onView={() => undefined}
        views={['month', 'week']}
        showAllEvents
        getNow={() => today}
      />
    </div>
  )
}

showPlain(<Page />)
