import { homeReader, type HomeRow } from '@latchkey/domain/imports/home-row'
import type { PropertyRecord } from '../../../properties/properties.present.ts'
import { propertyColumns } from '../../../properties/properties.columns.ts'
import { choiceQueries } from '../../choices.queries.ts'
import { bulkQueries } from '../bulk.queries.ts'
import { originColumn } from '../origin-column.ts'
import { recordKind } from '../records/record-kind.ts'
import type { RecordType } from '../records/record-type.ts'
import { stockQueries } from '../stock/stock.queries.ts'
import { STOCK } from '../stock/stock.type.ts'
import { postcodeOf, uniqueIndex } from '../unique-index.ts'

const homesType: RecordType<HomeRow, PropertyRecord> = {
  ...STOCK,
  kind: 'homes',

  async open(db, setup) {
    const [byUuid, byNameAndPostcode] = [uniqueIndex(), uniqueIndex()]
    for (const home of await stockQueries(db).all()) {
      byUuid.add([home.crm_property_uuid], home.id)
      byNameAndPostcode.add([home.name, postcodeOf(home.postcode)], home.id)
    }
    return {
      read: homeReader('homes', { ...setup, choices: await choiceQueries(db).choices() }),
      batchOf: () =>
        Promise.resolve({
          matchOf({ row }) {
            const { crmPropertyUuid, name, postcode } = row.values.home
            return byUuid.get([crmPropertyUuid]) ?? byNameAndPostcode.get([name, postcodeOf(postcode)])
          },
        }),
    }
  },

  insert: ({ db }, setup, rows) =>
    bulkQueries(db, 'property').insert(
      rows.map(({ values: { home }, reference }) => ({
        ...propertyColumns(home),
        imported_from: originColumn(setup, reference),
        created_at: setup.now,
      })),
    ),

  erase: ({ db }, ids) => stockQueries(db).erase(ids),
  push: (change) => change.push('property-refresh', {}),
}

export const homes = recordKind(homesType)
