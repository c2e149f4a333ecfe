import { propertyAddress } from '@latchkey/domain/leads/lead-names'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import { labelOf } from '@latchkey/domain/platform/values/labels'
import { UNIT_TYPE_LABELS } from '@latchkey/domain/properties/property.enums'
import type { OfferedHome } from '@latchkey/domain/tenants/reservation/reservation.contract'
import { ExternalLink } from 'lucide-react'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { FactList, type Fact } from '../../../data/FactList/FactList.tsx'
import { Unbroken } from '../../Unbroken.tsx'
import { PictureStrip } from '../PictureStrip/PictureStrip.tsx'
import { RentLine } from '../RentLine/RentLine.tsx'
import * as S from './OfferedHomeView.styles.ts'

export interface OfferedHomeViewProps {
  home: OfferedHome
}

const WEB_ADDRESS = /^https?:\/\//i

/**
 * The home offered to a tenant, read-only.
 *
 * @do Show known facts only.
 * @dont Do not show facts that staff have not entered.
 */
export function OfferedHomeView({ home }: OfferedHomeViewProps) {
  const name = home.name ?? 'Your new home'
  const link = home.homeViewsLink ?? ''
  const pictures = home.images.flatMap((image) => pictureUrl(image) ?? [])
  const facts = factsOf(home)
  return (
    <S.Root>
      <PictureStrip pictures={pictures} subject={name} />
      <div>
        <S.Name>{name}</S.Name>
        <S.Address>
          <Unbroken text={propertyAddress(home)} />
        </S.Address>
      </div>
      <RentLine rentPerMonth={home.rentPerMonth} />
      {facts.length > 0 && <FactList facts={facts} />}
      {WEB_ADDRESS.test(link) && (
        <div>
          <LinkButton
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            icon={<ExternalLink aria-hidden />}
          >
            Home views
          </LinkButton>
        </div>
      )}
    </S.Root>
  )
}

/** Known facts only. */
function factsOf({ unitType, bedrooms, bathrooms }: OfferedHome): Fact[] {
  return [
    ...(unitType === null ? [] : [{ term: 'Type', value: labelOf(UNIT_TYPE_LABELS, unitType) }]),
    ...(bedrooms ? [{ term: 'Bedrooms', value: bedrooms }] : []),
    ...(bathrooms ? [{ term: 'Bathrooms', value: bathrooms }] : []),
  ]
}
