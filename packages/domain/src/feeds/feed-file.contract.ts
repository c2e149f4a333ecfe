import { Type, type Static } from 'typebox'
import { PageOf } from '../platform/lists/page.contract.ts'
import { FEED_FILE_STATES, LEFT_OUT_REASONS, SEND_FAULTS } from './feed-file.enums.ts'

/** A home that is published on a portal and not in its file, with all reasons. */
export const LeftOutContract = Type.Object({
  /** The property's. */
  id: Type.Integer(),
  name: Type.String(),
  reasons: Type.Array(Type.Enum([...LEFT_OUT_REASONS])),
})

/** A home that is published on a portal and not in its file. */
export type LeftOut = Static<typeof LeftOutContract>

/** The files of all branches of a portal that were made at one time. */
export const FeedFileContract = Type.Object({
  id: Type.Integer(),
  /** Unix seconds. */
  at: Type.Integer(),
  /** In the files. */
  homes: Type.Integer(),
  leftOut: Type.Array(LeftOutContract),
  /** In the files: those that are new or have changed, or all of them. */
  pictures: Type.Integer(),
  bytes: Type.Integer(),
  state: Type.Enum([...FEED_FILE_STATES]),
  /** Null unless it failed. */
  fault: Type.Union([Type.Enum([...SEND_FAULTS]), Type.Null()]),
})

export type FeedFile = Static<typeof FeedFileContract>

/** One page of files, newest first. */
export const FeedFilePageContract = PageOf(FeedFileContract)

/** The file that is being sent; false for a portal without a host. */
export const SendingContract = Type.Union([Type.Literal(false), Type.Object({ fileId: Type.Integer() })])

/** The file that is being sent. */
export type Sending = Static<typeof SendingContract>

/** A 409: a file of the feed is being sent. */
export const SendingAlreadyContract = Type.Object({
  error: Type.Literal('in-progress'),
  message: Type.String(),
})
