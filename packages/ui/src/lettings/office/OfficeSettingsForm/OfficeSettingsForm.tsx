import type { Conflict, RecordForm } from '@latchkey/domain/forms/opened-record.model'
import { IMAGE_RULES } from '@latchkey/domain/media/media.limits'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import type { Office } from '@latchkey/domain/office/office.contract'
import { OFFICE_LABELS, type OfficeDraft } from '@latchkey/domain/office/office.draft'
import { officeDraftText, STRICT_RECORDS_NOTE } from '@latchkey/domain/office/office.messages'
import { TIME_STEPS } from '@latchkey/domain/office/time-step'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../controls/Button/Button.tsx'
import { PictureField } from '../../../files/PictureField/PictureField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { ColourField } from '../../../inputs/ColourField/ColourField.tsx'
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx'
import { PhoneField } from '../../../inputs/PhoneField/PhoneField.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { light } from '../../../theme/semantic.ts'
import { OpeningHoursCards } from './OpeningHoursCards.tsx'
import { BrandSample } from '../BrandSample/BrandSample.tsx'
import { RecordConflict } from '../../RecordConflict.tsx'
import { usePictureUploads, type UploadProps } from '../../use-picture-uploads.ts'

export interface OfficeSettingsFormProps extends UploadProps {
  /** The settings, as opened by their editor in the domain. */
  opened: {
    readonly saved: Office | null
    readonly form: RecordForm<OfficeDraft> | null
    readonly obstacle: Conflict | null
  }
  /** True while a save is running. */
  isBusy?: boolean
  /** Called when Save is pressed; the editor checks the form. */
  onSave: () => void
  /** Called to save the edits over the version of another user. */
  onSaveMerged: () => void
  /** Today in the business time zone, `YYYY-MM-DD`. */
  today: string
  onConflictClose: () => void
}

const COLOURS = [
  {
    name: 'mainColour',
    fallback: light.surface.accent,
    hint: 'Buttons, links and the menu.',
  },
  {
    name: 'accentColour',
    fallback: light.line.mark,
    hint: 'Small highlights, such as the current page in the menu.',
  },
] as const

const BOOKING_HINTS = {
  noticeHours: 'The minimum time between booking and viewing.',
  daysAhead: 'Within office hours, at the times set above.',
} as const

const KEEPING_HINTS = {
  keepMonths: 'After that, a lead is due for review. Nothing is removed automatically.',
  keepMonthsComplete: 'The same, for completed reservations.',
} as const

const STEPS = TIME_STEPS.map((value) => ({ value, label: `${value} minutes` }))

/** A separate component, so that typing in a field re-renders no other field. */
const LiveSample = observer(function LiveSample({ form }: { form: RecordForm<OfficeDraft> }) {
  return <BrandSample draft={form.draft} />
})

/**
 * The name, logo, colours and contact details of the agency, its opening hours and response times.
 *
 * @do Show what became of a colour that had to be adjusted for contrast.
 * @dont Do not ask for what has a good default: every field may be left empty.
 * @key Enter: In a field, saves.
 */
export const OfficeSettingsForm = observer(function OfficeSettingsForm(props: OfficeSettingsFormProps) {
  const { opened, isBusy = false, onSave, today } = props
  const { form, saved } = opened
  const uploads = usePictureUploads(props, (_place, { id }) => form?.set('logoId', id))
  if (form === null) return null

  const handleSubmit = () => {
    if (!isBusy && !uploads.isUploading) onSave()
  }

  return (
    <BoundForm form={form} onSubmit={handleSubmit}>
      <Stack>
        {form.isBehind && (
          <Banner tone="warning">
            Somebody else has saved these settings since you opened them. Your edits are kept. When you save,
            you can compare the two and choose.
          </Banner>
        )}
        <Card title="Agency">
          <FieldGrid>
            <BoundField
              form={form}
              name="agencyName"
              hint="If it is blank, the product's own name and logo are shown."
            >
              {(control) => <TextField {...control} autoComplete="organization" isDisabled={isBusy} />}
            </BoundField>
            <BoundField form={form} name="phone" hint="Shown to tenants, when signing in, and in the menu.">
              {(control) => <PhoneField {...control} autoComplete="off" isDisabled={isBusy} />}
            </BoundField>
            <BoundField form={form} name="replyAddress" hint="Replies to our emails go to this address.">
              {(control) => <TextField {...control} type="email" autoComplete="off" isDisabled={isBusy} />}
            </BoundField>
            <BoundField form={form} name="logoId" hint="A png or jpg, shown on white." isGroup>
              {({ value: id, onChange }) => {
                const upload = uploads.of('logoId')[0] ?? null
                const logo = [saved?.logo, ...uploads.done].find((one) => id !== null && one?.id === id)
                return (
                  <PictureField
                    what="logo"
                    src={pictureUrl(logo, 'card')}
                    fullSrc={pictureUrl(logo)}
                    upload={upload}
                    rules={IMAGE_RULES}
                    fit="contain"
                    isDisabled={isBusy}
                    onFile={(file) => {
                      if (upload !== null) uploads.dismiss(upload.key)
                      uploads.start('logoId', [file])
                    }}
                    onRemove={() => onChange(null)}
                    onRetry={() => upload && uploads.retry(upload.key)}
                    onDismiss={() => upload && uploads.dismiss(upload.key)}
                  />
                )
              }}
            </BoundField>
          </FieldGrid>
        </Card>
        <Card title="Colours">
          <FieldGrid>
            {COLOURS.map(({ name, fallback, hint }) => (
              <BoundField key={name} form={form} name={name} hint={hint}>
                {(control) => (
                  <ColourField
                    {...control}
                    what={OFFICE_LABELS[name].toLowerCase()}
                    fallback={fallback}
                    isDisabled={isBusy}
                  />
                )}
              </BoundField>
            ))}
          </FieldGrid>
          <LiveSample form={form} />
        </Card>
        <OpeningHoursCards form={form} today={today} isBusy={isBusy} />
        <Card title="Viewing times">
          <FieldGrid>
            <BoundField
              form={form}
              name="timeStep"
              hint="The times that the date picker offers. Any other time can be typed."
            >
              {(control) => <Select {...control} options={STEPS} isDisabled={isBusy} />}
            </BoundField>
          </FieldGrid>
        </Card>
        <Card title="Viewings that tenants book">
          <FieldGrid>
            {(['noticeHours', 'daysAhead'] as const).map((name) => (
              <BoundField key={name} form={form} name={name} hint={BOOKING_HINTS[name]} isRequired>
                {(control) => <NumberField {...control} isDisabled={isBusy} />}
              </BoundField>
            ))}
          </FieldGrid>
        </Card>
        <Card title="Lawful lettings">
          <BoundField form={form} name="strictRecords" isGroup isLabelHidden>
            {({ value, onChange }) => (
              <Checkbox
                label={OFFICE_LABELS.strictRecords}
                note={STRICT_RECORDS_NOTE}
                isChecked={value === true}
                onChange={onChange}
                isDisabled={isBusy}
              />
            )}
          </BoundField>
        </Card>
        <Card title="How long details are kept">
          <FieldGrid>
            {(['keepMonths', 'keepMonthsComplete'] as const).map((name) => (
              <BoundField key={name} form={form} name={name} hint={KEEPING_HINTS[name]} isRequired>
                {(control) => <NumberField {...control} isDisabled={isBusy} />}
              </BoundField>
            ))}
          </FieldGrid>
        </Card>
        <Inline justify="end">
          <Button
            type="submit"
            variant="primary"
            isBusy={isBusy}
            busyLabel="Saving…"
            isInactive={uploads.isUploading}
          >
            Save
          </Button>
        </Inline>
      </Stack>
      <RecordConflict {...props} noun="office" labels={OFFICE_LABELS} textOf={officeDraftText} />
    </BoundForm>
  )
})
