import { types } from 'mobx-state-tree'

const text = types.maybeNull(types.string)

export const MediaModel = types.model('Media', {
  id: types.integer,
  location: text,
  externalUrl: text,
  originalName: text,
})
