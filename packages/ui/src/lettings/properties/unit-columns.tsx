import { labelOf } from '@latchkey/domain/platform/labels'
import { UNIT_COLUMNS, type UnitColumn } from '@latchkey/domain/properties/property.columns'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { AVAILABILITY_LABELS } from '@latchkey/domain/properties/property.enums'
import { PROPERTY_LABELS } from '@latchkey/domain/properties/property.labels'
import { unitCellText } from '@latchkey/domain/properties/property.names'
import type { DataColumn } from '../../data/DataTable/data-column.ts'
import { StatusLabel } from '../../data/StatusLabel/StatusLabel.tsx'
import { availabilityTone } from './availability-tone.ts'
import * as S from './UnitsTable/UnitsTable.styles.ts'

type Look = Pick<DataColumn<Property>, 'widthRem' | 'grow' | 'align' | 'isTitle'>

const LOOKS: Readonly<Record<UnitColumn, Look>> = {
  name: { widthRem: 9, grow: 1.6, isTitle: true },
  unitType: { widthRem: 8, grow: 1.1 },
  building: { widthRem: 7, grow: 0.6 },
  bedrooms: { widthRem: 7, grow: 0.3, align: 'end' },
  bathrooms: { widthRem: 7.5, grow: 0.3, align: 'end' },
  availability: { widthRem: 8.5, grow: 0.8 },
  purchasePrice: { widthRem: 8.5, grow: 0.7, align: 'end' },
  rentalPrice: { widthRem: 8, grow: 0.7, align: 'end' },
  size: { widthRem: 6.5, grow: 0.5, align: 'end' },
}

/** The columns of the units of a project. Source: decision J11. */
export function unitColumns(onOpen: (unit: Property) => void): DataColumn<Property, UnitColumn>[] {
  const cells: Partial<Record<UnitColumn, DataColumn<Property>['cell']>> = {
    name: (unit) => (
      <S.NameButton type="button" onClick={() => onOpen(unit)}>
        {unit.name}
      </S.NameButton>
    ),
    availability: ({ availability }) =>
      availability !== null && (
        <StatusLabel tone={availabilityTone(availability)}>
          {labelOf(AVAILABILITY_LABELS, availability)}
        </StatusLabel>
      ),
  }
  return UNIT_COLUMNS.map((id) => ({
    id,
    header: PROPERTY_LABELS[id],
    cell: cells[id] ?? ((unit) => unitCellText(unit, id)),
    isSortable: true,
    filter: { kind: 'text' },
    ...LOOKS[id],
  }))
}
