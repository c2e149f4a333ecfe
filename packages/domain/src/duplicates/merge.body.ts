import { filled } from '../leads/lead.draft.ts'
import { bodyOf, recordOf, Text, Whole } from '../platform/validation/request-body.ts'
import { MERGE_FIELDS } from './merge.rules.ts'

const otherId = Whole('enumerable')

/** A merge: the lead to put away, the versions that were compared, and whose values are taken. Source: decision A4. */
export const MergeBody = bodyOf(
  {
    otherId,
    version: Whole('invalid'),
    otherVersion: Whole('invalid'),
    take: recordOf(filled(MERGE_FIELDS, () => Text)),
  },
  ['otherId', 'version', 'otherVersion'],
)

/** Which merge is undone. */
export const UnmergeBody = bodyOf({ mergeId: Whole('enumerable') }, ['mergeId'])

/** Why two leads are no duplicates. Source: decision A4.5. */
export const NotDuplicateBody = bodyOf({ otherId, reason: Whole('enumerable'), words: Text }, [
  'otherId',
  'reason',
])

/** The pair of which that is taken back. */
export const OtherLeadBody = bodyOf({ otherId }, ['otherId'])
