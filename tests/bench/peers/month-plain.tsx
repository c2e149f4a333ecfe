import { monthOf, stepMonth } from '@latchkey/domain/calendar/month-grid'
import { useState } from 'react'
import { showPlain } from './show-plain.tsx'
import { TODAY, viewings } from './viewings.ts'

const byDay = Map.groupBy(viewings, ({ day }) => day)

function Page() {
  const [day, setDay] = useState(TODAY)
  const { days, label } = monthOf(day)
  return (
    <>
      <button type="button" aria-label="Next month" onClick={() => setDay(stepMonth(day, 1))}>
        ›
      </button>
      <b>{label}</b>
      <div className="month">
        {days.map((one) => (
          <div key={one.day} data-day={one.day}>
            {one.dayNumber}
            {byDay.get(one.day)?.map(({ id, name, times }) => (
              <button key={id} type="button">
                {times} {name}
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

showPlain(<Page />)
