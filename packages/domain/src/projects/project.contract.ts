import { Type, type Static } from 'typebox'
import { MediaContract } from '../media/media.contract.ts'
import { PageOf } from '../platform/lists/page.contract.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])
const OptionalId = Type.Union([Type.Integer(), Type.Null()])
const OptionalMedia = Type.Union([MediaContract, Type.Null()])

/** A development of homes. */
export const ProjectContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  addressLine1: OptionalText,
  postcode: OptionalText,
  city: OptionalText,
  latitude: OptionalText,
  longitude: OptionalText,
  country: OptionalText,
  propertyExplorerProjectUuid: OptionalText,
  mediaId: OptionalId,
  media: OptionalMedia,
  defaultMediaId: OptionalId,
  defaultMedia: OptionalMedia,
  /** Row version; a save with an older one answers 409. */
  version: Type.Integer(),
  /** In lists: how many units it has, and how many of them are for rent. */
  units: Type.Optional(Type.Object({ total: Type.Integer(), toLet: Type.Integer() })),
})

export type Project = Static<typeof ProjectContract>

/** A page of projects. */
export const ProjectPageContract = PageOf(ProjectContract)
