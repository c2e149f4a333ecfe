import { reaction } from 'mobx'
import { addDisposer, getEnv, types } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { CARDS_PER_PAGE } from '../platform/lists/page.ts'
import { picturedEditorOf } from '../media/pictured-editor.store.ts'
import { UNIT_COLUMNS, type UnitColumn } from './property.columns.ts'
import type { Property } from './property.contract.ts'
import type { PropertyDraft } from './property.draft.ts'
import { PROPERTY_SAVED } from './property.messages.ts'
import type { PropertyRecord } from './property.model.ts'
import type { PropertiesEnv } from './properties.calls.ts'

const PropertyListModel = listModelOf<Property, never>({
  name: 'Property list',
  fetchPage: (list, query) => getEnv<PropertiesEnv>(list).properties.list(query),
  defaultLimit: CARDS_PER_PAGE,
  memory: createListMemory<never>({ list: 'properties', defaultLimit: CARDS_PER_PAGE }),
})

const UnitListModel = listModelOf<Property, UnitColumn>({
  name: 'Unit list',
  fetchPage: (list, query, projectId) => getEnv<PropertiesEnv>(list).properties.units(projectId, query),
  memory: createListMemory({ list: 'units', filterColumns: UNIT_COLUMNS }),
})

/** Imported with the first property opened, to stay out of the entry chunk: lists are plain rows. */
const recordOf = async (property: Property): Promise<PropertyRecord> =>
  (await import('./property.model.ts')).PropertyModel.create(property)

const PropertyEditorModel = picturedEditorOf<PropertyRecord, PropertyDraft>({
  name: 'Property editor',
  calls(editor) {
    const { properties } = getEnv<PropertiesEnv>(editor)
    return { ...properties, get: async (id) => recordOf(await properties.get(id)) }
  },
  loadForm: (importAgain) => importAgain(() => import('./property.form.ts'), 'createPropertyForm'),
  valuesOf: ({ draft }) => draft,
  done: PROPERTY_SAVED,
})

export const PropertiesStoreModel = types
  .model('Properties', {
    list: types.optional(PropertyListModel, {}),
    /** `setScope` selects the project first. */
    units: types.optional(UnitListModel, {}),
    editor: types.optional(PropertyEditorModel, {}),
  })
  .actions((self) => ({
    /** Null creates a property without a project. */
    openNew: (projectId: number | null) =>
      self.editor.openNew(async (draft, key) => {
        const { properties } = getEnv<PropertiesEnv>(self)
        return recordOf(
          await (projectId === null
            ? properties.create(draft, key)
            : properties.createUnit(projectId, draft, key)),
        )
      }),
    async refreshLists(): Promise<void> {
      await Promise.all([self.list.refresh(), self.units.refresh()])
    },
  }))
  .actions((self) => ({
    /** Refetches what is displayed. */
    async receiveRefresh(): Promise<void> {
      await Promise.all([self.refreshLists(), self.editor.receiveRefresh()])
    },
    forget() {
      self.editor.forget()
      self.list.forget()
      self.units.forget()
    },
    afterCreate() {
      const follow = reaction(
        () => self.editor.writes,
        () => void self.refreshLists(),
      )
      addDisposer(self, follow)
    },
  }))
