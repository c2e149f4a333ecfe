import type { Media } from '@latchkey/domain/media/media.contract'
import { IMAGE_RULES } from '@latchkey/domain/media/media.limits'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import { LISTING_LIMITS } from '@latchkey/domain/listings/listing.limits'
import { Gallery } from '../../../files/Gallery/Gallery.tsx'
import { PictureField } from '../../../files/PictureField/PictureField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import type { ListingSectionProps } from './listing-section.ts'
import * as S from './ListingDialog.styles.ts'

const CERTIFICATE = 'certificateId'
const PLANS = 'planIds'

const named = (known: readonly Media[], id: number | null) => known.find((media) => media.id === id)

/** The picture of the energy certificate. */
export function CertificateField({ form, listing, uploads, isDisabled }: ListingSectionProps) {
  const known = [...(listing.certificate === null ? [] : [listing.certificate]), ...uploads.done]
  const upload = uploads.of(CERTIFICATE)[0] ?? null
  return (
    <BoundField form={form} name="certificateId" isGroup>
      {({ value: id, onChange }) => (
        <S.Picture>
          <PictureField
            what="certificate picture"
            src={pictureUrl(named(known, id), 'gallery')}
            fullSrc={pictureUrl(named(known, id))}
            fit="contain"
            upload={upload}
            rules={IMAGE_RULES}
            isDisabled={isDisabled}
            onFile={(file) => {
              if (upload !== null) uploads.dismiss(upload.key)
              uploads.start(CERTIFICATE, [file])
            }}
            onRemove={() => onChange(null)}
            onRetry={() => upload && uploads.retry(upload.key)}
            onDismiss={() => upload && uploads.dismiss(upload.key)}
          />
        </S.Picture>
      )}
    </BoundField>
  )
}

/** Floor plans in their order, and the address of a tour. */
export function PlansSection({ form, listing, uploads, isDisabled }: ListingSectionProps) {
  const known = [...listing.plans, ...uploads.done]
  return (
    <>
      <BoundField form={form} name="planIds" isGroup>
        {({ value: ids, onChange }) => (
          <Gallery
            pictures={ids.map((id) => ({
              id,
              src: pictureUrl(named(known, id), 'card') ?? '',
              fullSrc: pictureUrl(named(known, id)) ?? '',
              name: named(known, id)?.originalName ?? '',
            }))}
            uploads={uploads.of(PLANS)}
            rules={IMAGE_RULES}
            firstIs={null}
            isDisabled={isDisabled || ids.length >= LISTING_LIMITS.plans}
            onSort={onChange}
            onRemove={(removed) => onChange(ids.filter((id) => id !== removed))}
            onFiles={(files) => uploads.start(PLANS, files.slice(0, LISTING_LIMITS.plans - ids.length))}
            onRetry={uploads.retry}
            onDismiss={uploads.dismiss}
          />
        )}
      </BoundField>
      <BoundField form={form} name="tour">
        {(control) => (
          <TextField
            {...control}
            type="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={LISTING_LIMITS.tour}
            isDisabled={isDisabled}
          />
        )}
      </BoundField>
    </>
  )
}
