import { recordHref } from '@latchkey/domain/navigation/open-record'
import { labelOf } from '@latchkey/domain/platform/values/labels'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { AVAILABILITY_LABELS } from '@latchkey/domain/properties/property.enums'
import { UNIT_COLUMNS, type UnitColumn } from '@latchkey/domain/properties/property.columns'
import { PROPERTY_FIELDS, PROPERTY_LABELS } from '@latchkey/domain/properties/property.fields'
import { unitCellText } from '@latchkey/domain/properties/property-names'
import type { ColumnFilter, DataColumn, DataColumnMeta } from '../../data/DataTable/columns/data-column.ts'
import { suggesting } from '../../data/DataTable/filters/suggesting.tsx'
import { StatusLabel } from '../../data/StatusLabel/StatusLabel.tsx'
import { NameLink } from '../NameLink.tsx'
import { availabilityTone } from './availability-tone.ts'

/**
 * With the row menu, the minimum widths add up to 58.875 rem: the list fits beside the side menu at 1280 px
 * without scrolling in its frame, and the longest availability fits one line.
 */
const LAYOUT: Readonly<Record<UnitColumn, DataColumnMeta>> = {
  name: { widthRem: 8.5, grow: 1.6, isTitle: true },
  unitType: { widthRem: 5.5, grow: 1.1 },
  building: { widthRem: 5.25, grow: 0.6 },
  bedrooms: { widthRem: 6.25, grow: 0.2, align: 'end' },
  bathrooms: { widthRem: 6.5, grow: 0.2, align: 'end' },
  availability: { widthRem: 8.5, grow: 0.5, isWhole: true },
  purchasePrice: { widthRem: 6.125, grow: 0.7, align: 'end' },
  rentalPrice: { widthRem: 5.25, grow: 0.6, align: 'end' },
  size: { widthRem: 4.25, grow: 0.5, align: 'end' },
}

/** The columns of the units of a project. */
export function unitColumns(onOpen: (unit: Property) => void): DataColumn<Property, UnitColumn>[] {
  const cells: Partial<Record<UnitColumn, DataColumn<Property>['render']>> = {
    name: (unit) => (
      <NameLink isButton href={recordHref('unit', unit.id)} onOpen={() => onOpen(unit)}>
        {unit.name}
      </NameLink>
    ),
    availability: (unit) =>
      unit.availability !== null && (
        <StatusLabel tone={availabilityTone(unit.availability)}>
          {labelOf(AVAILABILITY_LABELS, unit.availability)}
        </StatusLabel>
      ),
  }
  return UNIT_COLUMNS.map((id) => ({
    id,
    header: PROPERTY_LABELS[id],
    accessorFn: (unit) => unitCellText(unit, id),
    ...(cells[id] && { render: cells[id] }),
    enableSorting: true,
    meta: { filter: filterOf(id), ...LAYOUT[id] },
  }))
}

function filterOf(id: UnitColumn): ColumnFilter {
  const field = PROPERTY_FIELDS[id]
  return field.kind === 'choice' ? suggesting(Object.values(field.options)) : { kind: 'text' }
}
