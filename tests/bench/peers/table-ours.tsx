import { LeadsTable } from '@latchkey/ui/lettings/leads/LeadsTable/LeadsTable.tsx'
import { DateFormatterContext } from '@latchkey/ui/lettings/date-formatter-context.ts'
import { useMemo, useState } from 'react'
import { answer, dateFormatter, FIRST_QUERY, PAGE_ROWS } from './leads.ts'
import { showOurs } from './show.tsx'

const ignore = () => undefined
const moreItems = () => [
  { label: 'Confirm Viewing', onSelect: ignore },
  { label: 'Create Viewing on CRM', onSelect: ignore },
]

function Page() {
  const [query, setQuery] = useState(FIRST_QUERY)
  const { rows, total } = useMemo(() => answer(query), [query])
  return (
    <DateFormatterContext value={dateFormatter}>
      <LeadsTable
        section="Viewing"
        phase="ready"
        rows={rows}
        query={query}
        page={query.page}
        lastPage={Math.ceil(total / PAGE_ROWS)}
        total={total}
        onAsk={setQuery}
        onRetry={ignore}
        onOpen={ignore}
        onDelete={ignore}
        onCopied={ignore}
        onDensity={ignore}
        moreItems={moreItems}
      />
    </DateFormatterContext>
  )
}

showOurs(<Page />)
