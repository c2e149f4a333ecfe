import { INTEREST_LABELS, OUTCOME_LABELS } from '@latchkey/domain/leads/outcome/outcome.enums'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { FactList, type Fact } from '../../../data/FactList/FactList.tsx'
import { Words } from '../words.styles.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'

export interface FeedbackNoteProps extends Pick<LeadRecord, 'outcome' | 'feedback'> {}

/**
 * The outcome of the last viewing and the tenant's feedback; renders nothing without either.
 *
 * @do Show it beside the viewing that it is about.
 * @dont Do not let staff edit it: the tenant wrote it.
 */
export function FeedbackNote({ outcome, feedback }: FeedbackNoteProps) {
  const dateFormatter = useDateFormatter()
  const facts: Fact[] = []
  if (outcome !== null) facts.push({ term: 'Outcome', value: OUTCOME_LABELS[outcome] })
  if (feedback !== null) {
    facts.push({ term: 'Interested', value: INTEREST_LABELS[feedback.interested] })
    if (feedback.words !== null) facts.push({ term: 'Feedback', value: <Words>{feedback.words}</Words> })
    facts.push({ term: 'Given', value: dateFormatter.formatDateTime(feedback.at) })
  }
  return facts.length > 0 && <FactList facts={facts} />
}
