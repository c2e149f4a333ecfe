import type { ToComplete } from '@latchkey/domain/to-complete/to-complete.contract'
import {
  enquirerName,
  enquiryFacts,
  problemText,
  TO_COMPLETE,
} from '@latchkey/domain/to-complete/to-complete.messages'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './EnquiryToComplete.styles.ts'

interface EnquiryToCompleteProps {
  enquiry: ToComplete
  onComplete: () => void
  onIgnore: () => void
}

/** The content of an enquiry, and its faults. */
export function EnquiryToComplete({ enquiry, onComplete, onIgnore }: EnquiryToCompleteProps) {
  const dateFormatter = useDateFormatter()
  const { source, at, kind, fields, problems } = enquiry
  const name = enquirerName(enquiry)
  return (
    <Card
      title={name}
      titleLevel={3}
      mark={kind === 'valuation' && <StatusLabel tone="yellow">{TO_COMPLETE.valuation}</StatusLabel>}
    >
      <Stack gap="small">
        <S.When>
          {source}, {dateFormatter.formatDateTime(at)}
        </S.When>
        {problems.length > 0 && (
          <S.Problems>
            {problems.map((problem) => (
              <li key={problem.field}>{problemText(problem)}</li>
            ))}
          </S.Problems>
        )}
        <S.Facts>
          <FactList facts={enquiryFacts(fields, dateFormatter)} />
        </S.Facts>
        <Inline>
          <Button size="small" aria-label={`${TO_COMPLETE.complete} ${name}`} onClick={onComplete}>
            {TO_COMPLETE.complete}
          </Button>
          <Button size="small" aria-label={`${TO_COMPLETE.ignore} ${name}`} onClick={onIgnore}>
            {TO_COMPLETE.ignore}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
