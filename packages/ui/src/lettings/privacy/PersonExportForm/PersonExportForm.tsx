import { badgeToneOf, LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead-status'
import { matchFacts } from '@latchkey/domain/privacy/person/match-facts'
import type { PersonQueryValues } from '@latchkey/domain/privacy/person/person.body'
import type { PersonMatch } from '@latchkey/domain/privacy/person/person.contract'
import { PersonFormModel } from '@latchkey/domain/privacy/person/person.form'
import { PERSON_FOUND_MAX, PERSON_LEADS_MAX } from '@latchkey/domain/privacy/person/person.limits'
import { EXPORT_PERSON } from '@latchkey/domain/privacy/person/person.messages'
import { Download, Search } from 'lucide-react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { countOf, type Noun } from '../../../data/noun.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { PhoneField } from '../../../inputs/PhoneField/PhoneField.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { RecordPlaceholder } from '../../../layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useForm } from '../../use-form.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './PersonExportForm.styles.ts'

export interface PersonExportFormProps {
  /** The leads that were found; null until then; `phase` is the reason. */
  matches: readonly PersonMatch[] | null
  /** `idle` before the first search. */
  phase: 'idle' | 'loading' | 'failed' | 'missing'
  /** Ids of the leads to download. */
  chosen: readonly number[]
  isDownloading?: boolean
  onFind: (query: PersonQueryValues) => void
  onChosenChange: (ids: readonly number[]) => void
  onDownload: () => void
  onRetry: () => void
}

const LEAD: Noun = { one: 'lead', many: 'leads' }

const EMPTY: PersonQueryValues = { email: '', phone: '' }

/**
 * Finds the leads of a person by email or phone and downloads everything held on them.
 *
 * @do Tick the leads where email and phone both match, and leave the others to the person who checks them.
 * @do Keep what was found until the next search, so that a failed download can be repeated.
 * @dont Do not tick a lead that has only the phone: a household may share it.
 * @key Tab: Moves through the fields, the checkboxes and the buttons.
 * @key Enter: In a field, finds the leads.
 * @key Space: Ticks the focused lead.
 */
export function PersonExportForm({ matches, phase, onFind, onRetry, ...found }: PersonExportFormProps) {
  const form = useForm(() => PersonFormModel.create({ values: EMPTY }))
  const handleSubmit = () => {
    const query = form.check()
    if (query !== null) onFind({ email: query.email, phone: query.phone })
  }
  return (
    <Card title={EXPORT_PERSON.title}>
      <Stack>
        <BoundForm form={form} onSubmit={handleSubmit}>
          <FieldGrid>
            <BoundField form={form} name="email">
              {(control) => <TextField {...control} type="email" inputMode="email" autoComplete="off" />}
            </BoundField>
            <BoundField form={form} name="phone">
              {(control) => <PhoneField {...control} autoComplete="off" />}
            </BoundField>
          </FieldGrid>
          <Inline>
            <Button
              type="submit"
              icon={<Search aria-hidden />}
              isBusy={matches === null && phase === 'loading'}
              busyLabel="Searching…"
            >
              {EXPORT_PERSON.find}
            </Button>
          </Inline>
        </BoundForm>
        <Announcement>{matches === null ? '' : `${countOf(matches.length, LEAD)} found`}</Announcement>
        {matches === null ? (
          phase !== 'idle' && <RecordPlaceholder phase={phase} noun="list of leads" onRetry={onRetry} />
        ) : (
          <Matches matches={matches} {...found} />
        )}
      </Stack>
    </Card>
  )
}

type MatchesProps = Omit<PersonExportFormProps, 'matches' | 'phase' | 'onFind' | 'onRetry'> & {
  matches: readonly PersonMatch[]
}

function Matches({ matches, chosen, isDownloading = false, onChosenChange, onDownload }: MatchesProps) {
  const dateFormatter = useDateFormatter()
  if (matches.length === 0) return <EmptyState title={EXPORT_PERSON.nothing} />
  const isTooMany = chosen.length > PERSON_LEADS_MAX
  return (
    <>
      {matches.length >= PERSON_FOUND_MAX && <p>{EXPORT_PERSON.notAll}</p>}
      <S.Matches aria-label={EXPORT_PERSON.found}>
        {matches.map((match) => (
          <S.Match key={match.id}>
            <Checkbox
              label={match.name}
              isChecked={chosen.includes(match.id)}
              isDisabled={isDownloading}
              onChange={(isChosen) =>
                onChosenChange(isChosen ? [...chosen, match.id] : chosen.filter((id) => id !== match.id))
              }
            />
            <StatusLabel tone={badgeToneOf(match.status)} isQuiet>
              {LEAD_STATUS_LABELS[match.status]}
            </StatusLabel>
            <S.Facts>{matchFacts(match, dateFormatter)}</S.Facts>
          </S.Match>
        ))}
      </S.Matches>
      <Banner tone="info">{EXPORT_PERSON.check}</Banner>
      {isTooMany && <Banner tone="warning">{EXPORT_PERSON.tooMany}</Banner>}
      <Inline>
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          disabled={chosen.length === 0 || isTooMany}
          isBusy={isDownloading}
          busyLabel="Downloading…"
          onClick={onDownload}
        >
          {EXPORT_PERSON.download}
        </Button>
      </Inline>
    </>
  )
}
