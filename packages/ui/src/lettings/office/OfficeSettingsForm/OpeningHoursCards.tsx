import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import { RESPONSE_HOURS } from '@latchkey/domain/office/office-hours'
import { OFFICE_LABELS, type OfficeDraft } from '@latchkey/domain/office/office.draft'
import { BoundField } from '../../../forms/BoundField.tsx'
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { HolidayList } from '../HolidayList/HolidayList.tsx'
import { WeekHoursField } from '../WeekHoursField/WeekHoursField.tsx'

export interface OpeningHoursCardsProps {
  form: RecordForm<OfficeDraft>
  today: string
  isBusy: boolean
}

/** Opening hours, closed days and response times. */
export function OpeningHoursCards({ form, today, isBusy }: OpeningHoursCardsProps) {
  return (
    <>
      <Card title={OFFICE_LABELS.hours}>
        <BoundField form={form} name="hours" isGroup isLabelHidden>
          {({ value, onChange }) => (
            <WeekHoursField
              hours={value}
              onChange={onChange}
              hasErrors={form.errorOf('hours') !== undefined}
              isDisabled={isBusy}
            />
          )}
        </BoundField>
      </Card>
      <Card title={OFFICE_LABELS.holidays}>
        <BoundField form={form} name="holidays" isGroup isLabelHidden>
          {({ value, onChange }) => (
            <HolidayList
              holidays={value}
              onChange={onChange}
              today={today}
              hasErrors={form.errorOf('holidays') !== undefined}
              isDisabled={isBusy}
            />
          )}
        </BoundField>
      </Card>
      <Card title="Answering enquiries">
        <FieldGrid>
          {(['warnHours', 'targetHours'] as const).map((name) => (
            <BoundField key={name} form={form} name={name} isRequired>
              {(control) => <NumberField {...control} step={RESPONSE_HOURS.step} isDisabled={isBusy} />}
            </BoundField>
          ))}
        </FieldGrid>
      </Card>
    </>
  )
}
