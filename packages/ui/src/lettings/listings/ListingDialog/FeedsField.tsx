import type { Listing } from '@latchkey/domain/listings/listing.contract'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { FieldContext, useFieldGroup } from '../../../inputs/field-context.ts'
import * as S from './ListingDialog.styles.ts'

interface FeedsFieldProps {
  value: readonly number[]
  onChange: (value: readonly number[]) => void
  /** All that can be chosen. */
  feeds: Listing['feeds']
  /** True for a home that portals do not show yet. */
  isForWebsitesOnly: boolean
  isDisabled: boolean
}

/** The feeds on which a home is published. */
export function FeedsField({ value, onChange, feeds, isForWebsitesOnly, isDisabled }: FeedsFieldProps) {
  const { isInvalid: _isInvalid, isRequired: _isRequired, ...wiring } = useFieldGroup({})
  if (feeds.length === 0) return <S.Note>There are no feeds yet.</S.Note>
  return (
    <S.Boxes {...wiring}>
      {/* Each box has a name of its own. */}
      <FieldContext value={null}>
        {feeds.map(({ id, name, kind }) => (
          <Checkbox
            key={id}
            label={name}
            {...(isForWebsitesOnly &&
              kind === 'portal' && { note: 'Not while the home is coming for sale.' })}
            isChecked={value.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((one) => one !== id))}
            isDisabled={isDisabled}
          />
        ))}
      </FieldContext>
    </S.Boxes>
  )
}
