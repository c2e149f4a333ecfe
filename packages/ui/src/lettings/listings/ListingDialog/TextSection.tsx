import { LISTING_KIND_LABELS, LISTING_KINDS } from '@latchkey/domain/listings/listing.enums'
import { LISTING_LIMITS } from '@latchkey/domain/listings/listing.limits'
import { isPublished } from '@latchkey/domain/listings/listing.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { FeaturesField } from './FeaturesField.tsx'
import type { ListingSectionProps } from './listing-section.ts'

const KINDS = LISTING_KINDS.map((value) => ({ value, label: LISTING_KIND_LABELS[value] }))

/** The section with the texts of the advert. */
export function TextSection({ form, listing, isDisabled }: ListingSectionProps) {
  const isOn = isPublished(listing.state)
  return (
    <>
      <BoundField
        form={form}
        name="kind"
        isGroup
        {...(isOn && { hint: 'It stays while the home is published.' })}
      >
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onChange={onChange}
            options={KINDS}
            direction="row"
            isDisabled={isDisabled || isOn}
          />
        )}
      </BoundField>
      <BoundField form={form} name="summary">
        {(control) => <TextArea {...control} maxLength={LISTING_LIMITS.summary} isDisabled={isDisabled} />}
      </BoundField>
      <BoundField form={form} name="features" isGroup hint="Three or more, at most ten. One in each line.">
        {(control) => (
          <FeaturesField
            {...control}
            errorAt={(place) => form.errorAt(`features.${place}`)}
            isDisabled={isDisabled}
          />
        )}
      </BoundField>
      <BoundField form={form} name="shownAddress">
        {(control) => (
          <TextField
            {...control}
            autoComplete="off"
            maxLength={LISTING_LIMITS.shownAddress}
            isDisabled={isDisabled}
          />
        )}
      </BoundField>
    </>
  )
}
