import type { ReceivedQuery } from '@latchkey/domain/integrations/sources/source.body'
import type { Received } from '@latchkey/domain/integrations/sources/source.contract'
import { RECEIVED_OUTCOMES } from '@latchkey/domain/integrations/sources/source.enums'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Context } from '../../context/context.ts'
import { bodySealing } from '../received/body-sealing.ts'
import { outcomeNumber } from '../received/outcome.numbers.ts'
import { presentReceived } from '../received/received.present.ts'
import { receivedQueries } from '../received/received.queries.ts'
import { boundedPage, pageOf } from '../../platform/http/list-request.ts'

/** Lists what sources have sent. */
export function receivedListService(context: Context) {
  const sealing = bodySealing(context.config)

  return {
    /** Newest first; an unknown source or outcome is ignored. */
    async page(
      params: { page: number; limit: number },
      { values }: Static<typeof ReceivedQuery>,
    ): Promise<Page<Received>> {
      const wanted = boundedPage(params)
      const source = Number(values.source)
      const outcome = RECEIVED_OUTCOMES.find((each) => each === values.outcome)
      const filter = {
        source: isId(source) ? source : null,
        outcome: outcome === undefined ? null : outcomeNumber(outcome),
      }
      const { total, rows } = await receivedQueries(context.db).page(filter, wanted)
      const models = rows.map((record) =>
        presentReceived(record, record.body_sealed && sealing.open(record.body_sealed)),
      )
      return pageOf(models, total, wanted)
    },
  }
}

export type ReceivedListService = ReturnType<typeof receivedListService>
