import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import { labelOf } from '@latchkey/domain/platform/values/labels'
import { formatGbp } from '@latchkey/domain/platform/values/money'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { AVAILABILITY_LABELS, UNIT_TYPE_LABELS } from '@latchkey/domain/properties/property.enums'
import { rentText, roomsText } from '@latchkey/domain/properties/property-names'
import { Bath, BedDouble, House, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { PictureCard } from '../../../layout/PictureCard/PictureCard.tsx'
import { availabilityTone } from '../availability-tone.ts'
import { Unbroken } from '../../Unbroken.tsx'
import * as S from './PropertyCard.styles.ts'

export interface PropertyCardProps {
  property: Property
  onEdit: () => void
  onDelete: () => void
}

/**
 * One property without a project: its first picture, facts and actions.
 *
 * @do Put it into a CardList, which handles the empty and the failed state.
 * @dont Do not use it for units: use UnitsTable.
 * @key Enter or Space: Presses the focused one.
 */
export function PropertyCard({ property, onEdit, onDelete }: PropertyCardProps) {
  const { name, images, availability, unitType } = property
  const price = formatGbp(property.purchasePrice)
  const rent = rentText(property)
  const place = [property.city, property.postcode].filter(Boolean).join(', ')
  const facts = [
    { icon: <House aria-hidden />, text: unitType === null ? '' : labelOf(UNIT_TYPE_LABELS, unitType) },
    { icon: <BedDouble aria-hidden />, text: roomsText(property.bedrooms, 'Bedroom') },
    { icon: <Bath aria-hidden />, text: roomsText(property.bathrooms, 'Bathroom') },
  ]
  return (
    <PictureCard
      title={name}
      picture={pictureUrl(images[0], 'card')}
      pictureCount={images.length}
      mark={
        availability !== null && (
          <StatusLabel tone={availabilityTone(availability)}>
            {labelOf(AVAILABILITY_LABELS, availability)}
          </StatusLabel>
        )
      }
      actions={
        <Button size="small" icon={<Pencil aria-hidden />} onClick={onEdit}>
          Edit
        </Button>
      }
      lastAction={
        <Button size="small" variant="quiet-danger" icon={<Trash2 aria-hidden />} onClick={onDelete}>
          Delete
        </Button>
      }
    >
      {place !== '' && (
        <S.Place>
          <Unbroken text={place} />
        </S.Place>
      )}
      {/* What the home is offered for. */}
      {rent !== '' && <S.Headline>{rent}</S.Headline>}
      {price !== '' && (rent === '' ? <S.Headline>{price}</S.Headline> : <S.Price>{price}</S.Price>)}
      <S.Facts>
        {facts.map(
          ({ icon, text }, index) =>
            text !== '' && (
              <S.Fact key={index}>
                {icon}
                {text}
              </S.Fact>
            ),
        )}
      </S.Facts>
    </PictureCard>
  )
}
