import type { UrgentCount } from '@latchkey/domain/dashboard/urgent'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { cloneElement } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { useRenderLink } from '../../../controls/render-link.tsx'
import { figure } from '../../../data/noun.ts'
import * as S from './UrgentLine.styles.ts'

export interface UrgentLineProps {
  /** Counts above 0; null while they load for the first time. */
  counts: readonly UrgentCount[] | null
  /** True if they could not be loaded. */
  hasFailed?: boolean
  onRetry: () => void
}

const ICONS = { red: CircleAlert, yellow: TriangleAlert, plain: null }

/**
 * The numbers of leads that need somebody now, each a link to the list that shows exactly those. Its height is fixed.
 *
 * @do Link each number to a list that shows exactly those leads.
 * @dont Do not count what nobody has to do.
 * @key Enter: Opens the list.
 */
export function UrgentLine({ counts, hasFailed = false, onRetry }: UrgentLineProps) {
  const renderLink = useRenderLink()
  const renderContent = () => {
    if (hasFailed)
      return (
        <S.Sentence>
          What is urgent could not be loaded.
          <Button size="small" onClick={onRetry}>
            Retry
          </Button>
        </S.Sentence>
      )
    if (counts === null) return null
    if (counts.length === 0) return <S.Sentence>Nothing is urgent.</S.Sentence>
    return (
      <S.List aria-label="Urgent">
        {counts.map(({ count, text, tone, href }) => {
          const Icon = ICONS[tone]
          return (
            <S.Item key={href} data-tone={tone}>
              {cloneElement(
                renderLink(href),
                {},
                <>
                  {Icon && <Icon aria-hidden />}
                  {`${figure(count)} ${text}`}
                </>,
              )}
            </S.Item>
          )
        })}
      </S.List>
    )
  }
  return <S.Root aria-busy={counts === null && !hasFailed}>{renderContent()}</S.Root>
}
